import type { DatabaseCall } from '#infra/local/services/dynamodb/database-call.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { MeasuredCloud, MeasuredPerson } from '#test/support/measured-cloud.ts';
import { type Action, actionsOf } from './action-list.ts';
import { medianOf, repeatedly, sumOf } from './figures.ts';
import type { Limit, Section } from './report.ts';

const done = async (
  product: MeasuredCloud,
  person: MeasuredPerson,
  { name, prepare, act }: Action,
): Promise<DatabaseCall[]> => {
  const prepared = (await prepare?.(person)) ?? '';
  return product.during(async () => {
    const { status } = await act(person, prepared);
    if (status >= 300) throw new Error(`${name}: ${status}.`);
  });
};

/** Measures the table requests of each action. */
export const measureActions = async (
  product: MeasuredCloud,
  today: LocalDate,
): Promise<{ section: Section; limits: Limit[] }> => {
  const person = await product.person('acts@example.com');
  // The vision model requires consent.
  await person.call('PUT', '/api/profile', { ai_consent: 'granted' });
  const rows: string[][] = [];
  const tooMany: string[] = [];
  for (const action of actionsOf(product.cloud.origin, today)) {
    await done(product, person, action);
    const runs = await repeatedly(() => done(product, person, action));
    const of = (figure: (calls: DatabaseCall[]) => number): string => String(medianOf(runs.map(figure)));
    const writing = runs.map((calls) => calls.filter((call) => call.writeUnits > 0));
    const isOneTransaction = writing.every(
      ([first, second]) => first?.operation === 'TransactWriteItems' && !second,
    );
    if (action.writesDiary && !isOneTransaction) tooMany.push(action.name);
    rows.push([
      action.name,
      (runs[0] ?? []).map(({ operation }) => operation).join(', '),
      of((calls) => calls.length),
      of((calls) => sumOf(calls, (call) => call.readUnits)),
      of((calls) => sumOf(calls, (call) => call.writeUnits)),
    ]);
  }
  return {
    section: {
      title: 'Actions',
      text:
        'Units from `ReturnConsumedCapacity`, as above. A transaction doubles the write units of each item, and entries are ' +
        'also written to the day index. A scripted model analyzes the photo.',
      head: ['Action', 'Operations', 'Requests', 'Read units', 'Write units'],
      rows,
    },
    limits: [
      {
        what: 'Every change to the diary',
        must: 'one transaction',
        measured: tooMany.length === 0 ? 'one each' : `not ${tooMany.join(', ')}`,
        holds: tooMany.length === 0,
      },
    ],
  };
};
