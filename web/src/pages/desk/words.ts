import { written } from "../../ui/dialect";

/** A number with its unit. */
export function measure(value: number, unit: string): string {
  return written(value, { style: "unit", unit, maximumFractionDigits: 1 });
}
