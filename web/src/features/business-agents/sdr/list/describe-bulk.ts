import type { BulkChangeInput, BulkSkipped } from '#shared/business-agents/sdr/lead-change.ts';
import { plural, t } from '#web/lib/language/translate.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

/** What a bulk change did, over all its requests. */
export interface BulkResult {
  changed: string[];
  skipped: BulkSkipped[];
  lostFollowUps: number;
}

/** Returns what happened to the changed leads. */
export const describeBulk = ({ kind }: BulkChangeInput, changed: number): string => {
  const count = { count: formatNumber(changed) };
  if (kind === 'delete') return plural(changed, '{count} lead deleted', '{count} leads deleted', count);
  if (kind === 'restore') return plural(changed, '{count} lead restored', '{count} leads restored', count);
  return plural(changed, '{count} lead changed', '{count} leads changed', count);
};

const sentences: Readonly<Record<BulkSkipped['reason'], (count: number) => string>> = {
  gone: (count) =>
    plural(count, '{count} was deleted in the meantime.', '{count} were deleted in the meantime.', {
      count: formatNumber(count),
    }),
  same: (count) =>
    plural(count, '{count} needed no change.', '{count} needed no change.', { count: formatNumber(count) }),
  too_many_tags: (count) =>
    plural(count, '{count} already has 10 tags.', '{count} already have 10 tags.', {
      count: formatNumber(count),
    }),
  address_taken: (count) =>
    plural(
      count,
      '{count} stays deleted, because another lead has its email address now.',
      '{count} stay deleted, because other leads have their email addresses now.',
      { count: formatNumber(count) },
    ),
};

/** Returns why leads were not changed, with their number by reason; blank if all were. */
export const describeSkipped = (skipped: readonly BulkSkipped[]): string =>
  [...Map.groupBy(skipped, ({ reason }) => reason)]
    .map(([reason, leads]) => sentences[reason](leads.length))
    .join(' ');

/** Returns the number of selected leads as text. */
export const formatSelected = (count: number): string =>
  plural(count, '{count} lead selected', '{count} leads selected', { count: formatNumber(count) });

/** Returns the progress of a change as text. */
export const formatProgress = (done: number, all: number): string =>
  t('{done} of {all} leads changed', { done: formatNumber(done), all: formatNumber(all) });
