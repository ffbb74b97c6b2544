import { type CallLimit, createCallCounter } from '#functions/platform/limits/count-call.ts';
import { openLocalTable, subOf } from './local-table.ts';

const PERIOD_MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Counts calls that a user of the running product did not make, in this period and the next two. */
export const useUp = async (
  dataDir: string,
  person: { tokens: { AccessToken: string } },
  limit: CallLimit,
  calls: number,
): Promise<void> => {
  const table = await openLocalTable(dataDir);
  const now = Date.now();
  for (const later of [0, 1, 2]) {
    const clock = () => new Date(now + later * PERIOD_MS[limit.per ?? 'minute']);
    await createCallCounter(table, clock, limit)(subOf(person.tokens), calls);
  }
};
