import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "./i18n";

type Loaded<T> = { is: "loading" } | { is: "there"; module: T } | { is: "failed" };

/** A module loaded when first needed. */
export function useModule<T>(load: (() => Promise<T>) | undefined): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ is: "loading" });
  useEffect(() => {
    let current = true;
    if (load === undefined) setLoaded({ is: "failed" });
    else
      void load().then(
        (module) => current && setLoaded({ is: "there", module }),
        () => current && setLoaded({ is: "failed" }),
      );
    return () => {
      current = false;
    };
  }, [load]);
  return loaded;
}

/** A page that comes in a file of its own. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function Lazy(props: P): JSX.Element {
    const loaded = useModule(load);
    if (loaded.is === "there") {
      const Page = loaded.module;
      return <Page {...props} />;
    }
    return <p class="wait">{t(loaded.is === "failed" ? "part-missing" : "loading")}</p>;
  };
}
