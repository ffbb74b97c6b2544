/** Returns the calendar month of an instant in UTC, for example `2026-11`. */
export const monthOf = (instant: Date): string => instant.toISOString().slice(0, 7);
