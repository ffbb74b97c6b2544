import { CodedError } from '#shared/errors/coded-error.ts';
import type { FindMicronutrients } from '#shared/micronutrients/micronutrient-table.ts';
import type { micronutrientRoutes } from '#shared/micronutrients/routes.ts';
import { MAX_MICRONUTRIENT_ENTRIES } from '#shared/micronutrients/schema.ts';
import { sumDays } from '#shared/micronutrients/sum-days.ts';
import { roundSum, sumEntry } from '#shared/micronutrients/sum-micronutrients.ts';
import type { ReadEntries } from '../food-entries/public.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';

interface Dependencies {
  readEntries: ReadEntries;
  find: FindMicronutrients;
}

/**
 * Derives vitamins and minerals of a range of days from its entries, with one query.
 * @throws CodedError REPORT_TOO_LONG
 */
export const readMicronutrients =
  ({ readEntries, find }: Dependencies): Endpoint<typeof micronutrientRoutes.read> =>
  async ({ caller: { user_id }, query: { from, to } }) => {
    const entries = await readEntries(user_id, from, to, MAX_MICRONUTRIENT_ENTRIES);
    if (entries.length > MAX_MICRONUTRIENT_ENTRIES) throw new CodedError('REPORT_TOO_LONG');
    return {
      from,
      to,
      days: sumDays(entries, find).map((day) => ({ ...roundSum(day), date: day.date })),
      entries:
        from === to ? entries.map((entry) => ({ id: entry.id, ...roundSum(sumEntry(entry, find)) })) : [],
    };
  };
