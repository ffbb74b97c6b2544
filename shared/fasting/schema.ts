import * as z from 'zod';
import { HOUR_MS, MAX_FAST_HOURS, targetHours } from './plans.ts';

/** An instant in a form that sorts as text. */
const instant = z.iso
  .datetime({ offset: true })
  .refine((at) => at >= '2000' && at < '2100', 'Enter a time after 2000.')
  .transform((at) => new Date(at).toISOString());

/** Chosen by the client, so that a fast that was started offline can be ended offline. */
export const fastId = z.ulid('Invalid fast ID.');

const target = z.int().min(targetHours.min).max(targetHours.max);

/** A fast. Its length is elapsed time, so clock changes do not affect it. */
export const fast = z.object({
  id: z.string(),
  started_at: z.iso.datetime(),
  /** null while it is running. */
  ended_at: z.iso.datetime().nullable(),
  /** Planned length, hours. */
  target_hours: z.int(),
});
export type Fast = z.infer<typeof fast>;

/** Request to create or replace a fast: it starts without an end, and ends with one. */
export const fastWrite = z
  .strictObject({ started_at: instant, ended_at: instant.nullable(), target_hours: target })
  .refine(({ started_at, ended_at }) => ended_at === null || ended_at > started_at, {
    path: ['ended_at'],
    message: 'The end must be after the start.',
  })
  .refine(
    ({ started_at, ended_at }) =>
      ended_at === null || Date.parse(ended_at) - Date.parse(started_at) <= MAX_FAST_HOURS * HOUR_MS,
    {
      path: ['ended_at'],
      message: `A fast can last up to ${MAX_FAST_HOURS} hours. Correct its start or end.`,
    },
  );
export type FastWrite = z.output<typeof fastWrite>;

/** The plan of the next fast, and of the running one. */
export const fastingSettings = z.strictObject({
  target_hours: target,
  /** Whether to notify the user's devices when a fast reaches its target. */
  notify: z.boolean(),
});
export type FastingSettings = z.infer<typeof fastingSettings>;

/** Settings and a page of fasts, latest start first; a running fast is the first one. */
export const fastingPage = fastingSettings.extend({
  fasts: z.array(fast),
  /** `before` of the next page; null after the last one. */
  next: z.string().nullable(),
});
export type FastingPage = z.infer<typeof fastingPage>;

export const fastingQuery = z.strictObject({ before: instant.optional() });
