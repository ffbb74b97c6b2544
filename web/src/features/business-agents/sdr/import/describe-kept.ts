import { type ImportUndone, keptReasons, type KeptReason } from '#shared/business-agents/sdr/lead-change.ts';
import { plural } from '#web/lib/language/translate.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

const sentences: Readonly<Record<KeptReason, (count: number) => string>> = {
  changed: (count) =>
    plural(
      count,
      '{count} stays, because you changed it since.',
      '{count} stay, because you changed them since.',
      {
        count: formatNumber(count),
      },
    ),
  planned: (count) =>
    plural(
      count,
      '{count} stays, because you planned a follow-up.',
      '{count} stay, because you planned follow-ups.',
      { count: formatNumber(count) },
    ),
  messages: (count) =>
    plural(count, '{count} stays, because it has messages.', '{count} stay, because they have messages.', {
      count: formatNumber(count),
    }),
  referenced: (count) =>
    plural(
      count,
      '{count} stays, because a task, a document or an event refers to it.',
      '{count} stay, because tasks, documents or events refer to them.',
      { count: formatNumber(count) },
    ),
};

/** Returns how many leads of an undone import stay, and why; blank if none do. */
export const describeKept = (kept: ImportUndone['kept']): string =>
  keptReasons
    .filter((reason) => kept[reason] > 0)
    .map((reason) => sentences[reason](kept[reason]))
    .join(' ');
