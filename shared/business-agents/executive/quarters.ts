const MINUTE_MS = 60_000;
/** The calendar is divided into these, ms. Every zone of today is whole quarters of an hour apart from UTC. */
export const QUARTER_MS = 15 * MINUTE_MS;

/** The quarter of an hour in which an instant stands begins here. */
export const quarterOf = (instant: Date): Date =>
  new Date(Math.floor(instant.getTime() / QUARTER_MS) * QUARTER_MS);

/** The first quarter of an hour that begins at an instant or after it. */
export const quarterFrom = (instant: Date): Date =>
  new Date(Math.ceil(instant.getTime() / QUARTER_MS) * QUARTER_MS);

/** `minutes` after an instant. */
export const minutesAfter = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() + minutes * MINUTE_MS);

/** Where the quarters begin that a meeting touches: 10:05 to 10:35 touches those of 10:00, 10:15 and 10:30. */
export const quartersTouched = (start: Date, minutes: number): Date[] => {
  const first = quarterOf(start).getTime();
  const end = quarterFrom(minutesAfter(start, minutes)).getTime();
  return Array.from({ length: (end - first) / QUARTER_MS }, (_none, at) => new Date(first + at * QUARTER_MS));
};
