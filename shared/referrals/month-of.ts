/** Calendar month of an instant in UTC, e.g. `2026-11`. */
export const monthOf = (instant: Date): string => instant.toISOString().slice(0, 7);
