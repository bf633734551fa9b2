import type { JSX } from "preact";
import { t } from "../../ui/i18n";
import { Name } from "../../ui/name";
import { signed, type ToldProps } from "./told";

/** Each side's result by source: luck, its own play, the others' play. */
export function Balances({ seats, seen }: ToldProps): JSX.Element {
  return (
    <>
      <table class="chances-balances">
        <thead>
          <tr>
            <th scope="col">{t("chances-who")}</th>
            <th scope="col">{t("chances-luck")}</th>
            <th scope="col">{t("chances-play")}</th>
            <th scope="col">{t("chances-others")}</th>
          </tr>
        </thead>
        <tbody>
          {seen.balances.map((balance, place) => (
            <tr key={place}>
              <th scope="row">
                {(seen.sides[place] ?? []).map((seat) => {
                  const look = seats[seat];
                  return look === undefined ? null : <Name key={seat} look={look} />;
                })}
              </th>
              <td>{signed(balance.luck)}</td>
              <td>{signed(balance.play)}</td>
              <td>{signed(balance.others)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft small">{t("chances-help")}</p>
    </>
  );
}
