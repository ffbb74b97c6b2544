/** Returns a zone's UTC offset at an instant, in ms. */
const offsetAt = (instant: Date, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: string): number => Number(parts.find((found) => found.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return shown - Math.floor(instant.getTime() / 60_000) * 60_000;
};

/**
 * Returns the instant of a local time in a zone.
 * @param date `YYYY-MM-DD`
 * @param minutes since midnight
 */
export const instantOf = (date: string, minutes: number, zone: string): Date => {
  const shown = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  // Calculated twice, because the offset can differ between the guess and the result when the clocks change.
  const guess = shown - offsetAt(new Date(shown), zone);
  return new Date(shown - offsetAt(new Date(guess), zone));
};
