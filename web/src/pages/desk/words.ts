import { settings } from "../../net/settings";

/** A number with its unit. */
export function measure(value: number, unit: string): string {
  return new Intl.NumberFormat(settings.locale.value, {
    style: "unit",
    unit,
    maximumFractionDigits: 1,
  }).format(value);
}
