import { Component, h, type ComponentType, type JSX } from "preact";

/** Return a component that is drawn again only if one of its properties has changed. */
export function memo<P extends object>(Drawn: ComponentType<P>): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const keys = Object.keys({ ...next, ...this.props }) as (keyof P)[];
      return keys.some((key) => next[key] !== this.props[key]);
    }

    override render(): JSX.Element {
      return h(Drawn, this.props as P & JSX.IntrinsicAttributes);
    }
  };
}
