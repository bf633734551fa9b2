import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import type { DeskPage } from "../../wire/http";

/** Every setting, with its value and the source of the value. */
export function Settings({ page }: { page: DeskPage }): JSX.Element {
  return (
    <section class="sheet account-part desk-wide">
      <h2 id="desk-settings">{t("desk-settings")}</h2>
      <table class="desk-settings" aria-labelledby="desk-settings">
        <thead>
          <tr>
            <th scope="col">{t("desk-setting")}</th>
            <th scope="col">{t("desk-value")}</th>
            <th scope="col">{t("desk-source")}</th>
          </tr>
        </thead>
        <tbody>
          {page.settings.map(({ name, value, source }) => (
            <tr key={name} class={source === "default" ? "" : "set"}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{value === "" ? <span class="soft">{t("desk-empty")}</span> : value}</td>
              <td>{t(`desk-source-${source}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
