import { t } from '#web/lib/language/translate.ts';
import { type Fast, fastWrite } from '#shared/fasting/schema.ts';
import { toInstant, toLocalMinute } from './local-minute.ts';

export type TimeField = 'started_at' | 'ended_at';
export type TimeErrors = Partial<Record<TimeField, string>>;

/** Returns the times of a fast that can be corrected: a running fast has no end. */
export const timeFieldsOf = ({ ended_at }: Fast): readonly TimeField[] =>
  ended_at === null ? ['started_at'] : ['started_at', 'ended_at'];

/** Returns the values of the fields. */
export const typedTimes = ({ started_at, ended_at }: Fast, zone: string): Record<TimeField, string> => ({
  started_at: toLocalMinute(started_at, zone),
  ended_at: ended_at === null ? '' : toLocalMinute(ended_at, zone),
});

/** Returns the corrected fast, or what is wrong. An unchanged field keeps its seconds. */
export const checkTimes = (
  fast: Fast,
  typed: Record<TimeField, string>,
  zone: string,
): { fast: Fast | null; errors: TimeErrors } => {
  const saved = typedTimes(fast, zone);
  const corrected = { ...fast };
  const errors: TimeErrors = {};
  for (const field of timeFieldsOf(fast)) {
    if (typed[field] === saved[field]) continue;
    const instant = toInstant(typed[field], zone);
    if (instant === null) errors[field] = t('Enter a day and a time.');
    else if (Date.parse(instant) > Date.now()) errors[field] = t('Choose a time that isn’t in the future.');
    else corrected[field] = instant;
  }
  if (Object.keys(errors).length > 0) return { fast: null, errors };
  const { id: _id, ...fields } = corrected;
  for (const { path, message } of fastWrite.safeParse(fields).error?.issues ?? [])
    errors[path[0] as TimeField] ??= t(message);
  return { fast: Object.keys(errors).length > 0 ? null : corrected, errors };
};
