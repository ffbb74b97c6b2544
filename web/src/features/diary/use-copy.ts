import { plural, t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { type FoodEntry, MAX_ENTRIES_PER_REQUEST } from '#shared/food-entries/schema.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { call } from '#web/lib/api/call.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { namedDay } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { notify } from '#web/ui/feedback/notify.ts';

export interface Copy {
  entries: readonly FoodEntry[];
  to: LocalDate;
  /** Different meal for the copies, if any. */
  mealType?: MealType | undefined;
}

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MAX_ENTRIES_PER_REQUEST) }, (_, part) =>
    all.slice(part * MAX_ENTRIES_PER_REQUEST, (part + 1) * MAX_ENTRIES_PER_REQUEST),
  );

/** Returns Idempotency-Keys per batch, reused on retry: batches copied before a failure are not copied again. */
const createPartKeys = () => {
  let last = { content: '', key: '' };
  return (copy: Copy, part: number): string => {
    const content = JSON.stringify([copy.entries.map(({ id }) => id), copy.to, copy.mealType]);
    if (content !== last.content) last = { content, key: newIdempotencyKey() };
    return `${last.key}-${part}`;
  };
};

/** Copies entries to a day, confirms it, and offers to undo. */
export const useCopy = (onCopied: () => void) => {
  const queryClient = useQueryClient();
  const { date: today } = useToday();
  const [keyOf] = useState(createPartKeys);

  const removeCopies = useMutation({
    mutationFn: async ({ copies, from }: { copies: readonly FoodEntry[]; from: LocalDate }) => {
      for (const part of inParts(copies)) {
        const ids = part.map(({ id }) => id);
        await call(foodEntryRoutes.removeTogether, { body: { ids, local_date: from } });
      }
    },
    onSettled: () => refreshEntries(queryClient),
  });

  return useMutation({
    mutationFn: async (copy: Copy) => {
      const copies: FoodEntry[] = [];
      for (const [index, part] of inParts(copy.entries).entries()) {
        const { entries } = await call(foodEntryRoutes.copy, {
          body: {
            ids: part.map(({ id }) => id),
            local_date: copy.to,
            time_zone: deviceTimeZone(),
            ...(copy.mealType && { meal_type: copy.mealType }),
          },
          idempotencyKey: keyOf(copy, index),
        });
        copies.push(...entries);
      }
      return copies;
    },
    onSuccess: (copies, { to }) => {
      notify.success(
        t('Copied'),
        plural(copies.length, '{count} entry to {day}', '{count} entries to {day}', {
          count: formatNumber(copies.length),
          day: namedDay(to, today),
        }),
        {
          about: copies.map(({ id }) => id),
          undo: () => removeCopies.mutateAsync({ copies, from: to }),
        },
      );
      onCopied();
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: () => void refreshEntries(queryClient),
  });
};
