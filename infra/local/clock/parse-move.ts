import * as z from 'zod';
import { addPeriods } from '../services/stripe/clock/add-periods.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Parses an instant, e.g. `2026-11-23T15:00Z`.
 * @throws RangeError with an example
 */
export const parseInstant = (text: string): Date => {
  const instant = new Date(INSTANT.test(text) ? text : Number.NaN);
  if (Number.isNaN(instant.getTime()))
    throw new RangeError(`"${text}" is not a time. Use, for example, 2026-11-23T15:00Z.`);
  return instant;
};

const DURATION = /^P(?=.)(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Adds a duration in seconds or in ISO 8601, e.g. `P1M`, `P1W`, `P1DT12H`. Months are calendar months. */
const addDuration = (from: Date, duration: string | number): Date => {
  if (typeof duration === 'number') return new Date(from.getTime() + duration * 1_000);
  const parts = DURATION.exec(duration);
  if (!parts)
    throw new RangeError(`"${duration}" is not a duration. Use, for example, P1M, P1W, P1D or PT1H.`);
  const [months, weeks, days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0));
  const monthsLater = addPeriods(from.getTime() / 1_000, { interval: 'month', interval_count: 1 }, months!);
  return new Date(
    (monthsLater + ((weeks! * 7 + days!) * 24 + hours!) * 3_600 + minutes! * 60 + seconds!) * 1_000,
  );
};

const body = z.union([
  z.strictObject({ now: z.string() }),
  z.strictObject({ advance: z.union([z.string(), z.number()]) }),
]);

/**
 * Parses the body of `POST /__local/clock` to the instant to move to.
 * @throws RangeError that explains the valid values
 */
export const parseMove = (json: string, now: Date): Date => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    value = undefined;
  }
  const { data } = body.safeParse(value);
  if (!data)
    throw new RangeError('Send {"now":"2026-11-23T15:00Z"} or {"advance":"P1D"}; seconds are a number.');
  return 'now' in data ? parseInstant(data.now) : addDuration(now, data.advance);
};
