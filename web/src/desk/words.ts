import { settings } from "../settings";

/** A time of the day in the reader's language; `at` is in unix seconds. */
export function clock(at: number): string {
  return new Intl.DateTimeFormat(settings.locale.value, { timeStyle: "medium" }).format(at * 1000);
}

/** A moment in the reader's language. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(settings.locale.value, { dateStyle: "medium", timeStyle: "short" }).format(
    at * 1000,
  );
}

/** A number with its unit. */
export function measure(value: number, unit: string): string {
  return new Intl.NumberFormat(settings.locale.value, {
    style: "unit",
    unit,
    maximumFractionDigits: 1,
  }).format(value);
}
