const MINUTE_MS = 60_000;
/** The calendar's slot length, ms. The UTC offsets of all current time zones are multiples of it. */
export const QUARTER_MS = 15 * MINUTE_MS;

/** Returns the start of the quarter of an hour that contains an instant. */
export const quarterOf = (instant: Date): Date =>
  new Date(Math.floor(instant.getTime() / QUARTER_MS) * QUARTER_MS);

/** Returns the start of the first quarter of an hour at or after an instant. */
export const quarterFrom = (instant: Date): Date =>
  new Date(Math.ceil(instant.getTime() / QUARTER_MS) * QUARTER_MS);

/** Adds minutes to an instant. */
export const minutesAfter = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() + minutes * MINUTE_MS);

/** Returns the starts of the quarters that a meeting touches: for 10:05 to 10:35 those at 10:00, 10:15 and 10:30. */
export const quartersTouched = (start: Date, minutes: number): Date[] => {
  const first = quarterOf(start).getTime();
  const end = quarterFrom(minutesAfter(start, minutes)).getTime();
  return Array.from({ length: (end - first) / QUARTER_MS }, (_none, at) => new Date(first + at * QUARTER_MS));
};
