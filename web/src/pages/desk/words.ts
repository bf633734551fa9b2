import { dialect } from "../../ui/dialect";

/** A number with its unit. */
export function measure(value: number, unit: string): string {
  return new Intl.NumberFormat(dialect(), {
    style: "unit",
    unit,
    maximumFractionDigits: 1,
  }).format(value);
}
