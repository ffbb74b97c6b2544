import type { Table } from '#functions/platform/table/client.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { Broken } from './doors.ts';
import type { World } from './world.ts';

type Row = Record<string, unknown>;

const kindOf = ({ sk }: Row): string => {
  const key = String(sk);
  return key.startsWith('account#') ? key : key.split('#')[0]!;
};

const sumOf = (rows: readonly Row[], name: string): number =>
  rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);

/** Number of stored versions of a document. */
const VERSIONS = 20;

/** Returns the expected number of rows of each kind, so that none is lost, duplicated or left over. */
const countsOf = (world: World, who: number): Record<string, number> => {
  const person = world.people[who]!;
  return {
    entry: person.diary.entries.length,
    import: (world.lines[who] ?? []).length,
    'import-run': person.imports.length,
    lead: person.leads.length,
    'lead-email': person.leads.length,
    conversation: person.leads.reduce((sum, { messages }) => sum + messages, 0),
    'sdr-task': person.tasks.length,
    event: person.events.length,
    activity: person.activities.length,
    document: person.documents.length,
    'document-version': person.documents.reduce((sum, { version }) => sum + Math.min(version, VERSIONS), 0),
    template: person.templates.length,
    'saved-meal': person.saved.length,
    correction: person.corrections.length,
    'push-device': person.devices.length,
    'api-token': person.tokens.length,
    weight: person.weights.days.length,
    'credit-hold': 0,
  };
};

const need = (isSo: boolean, why: string): void => {
  if (!isSo) throw new Broken(why);
};

const checkPerson = (world: World, who: number, rows: readonly Row[]): void => {
  const byKind = Map.groupBy(rows, kindOf);
  const ofKind = (kind: string): Row[] => byKind.get(kind) ?? [];
  const counts = Object.entries(countsOf(world, who));
  for (const [kind, count] of counts)
    need(
      ofKind(kind).length === count,
      `${ofKind(kind).length} rows of ${kind} where the model has ${count}`,
    );

  const { leads, events, diary } = world.people[who]!;
  need(sumOf(ofKind('summary'), 'meal_count') === diary.entries.length, 'summaries count other entries');
  need(sumOf(ofKind('account#leads'), 'leads') === leads.length, 'the number of leads is not theirs');
  const credits = ofKind('account#credits');
  need(
    sumOf(credits, 'held_allowance') + sumOf(credits, 'held_kept') === 0,
    'credits are set aside for nobody',
  );
  const standing = events.filter(({ status }) => status !== 'cancelled').map(({ id }) => id);
  const taken = new Set(ofKind('slot').map(({ event_id }) => String(event_id)));
  need(
    taken.size === standing.length && standing.every((id) => taken.has(id)),
    'times are taken that no event has, or none is where one is',
  );
  for (const photo of ofKind('photo')) {
    const key = `photos/${String(photo['id'])}`;
    const shown = ofKind('entry').filter(({ image_url }) => image_url === key).length;
    need(
      Number(photo['shown_by'] ?? 0) === shown,
      `a photo counts ${Number(photo['shown_by'] ?? 0)} entries, ${shown} show it`,
    );
  }
};

/** Checks that the model can explain every row of these users. @param meals rows of their shared meals, with likes */
export const checkRows = async (
  table: Table,
  accounts: readonly string[],
  world: World,
  meals: readonly Row[],
): Promise<void> => {
  const all = await Promise.all(accounts.map((account) => rowsOf(table, account)));
  for (const [who, rows] of all.entries()) checkPerson(world, who, rows);
  need(
    meals.length === world.meals.length,
    `${meals.length} meals are shared where the model has ${world.meals.length}`,
  );
  const likes = all.flat().filter((row) => kindOf(row) === 'like').length;
  const counted = world.meals.reduce((sum, meal) => sum + meal.likes.length, 0);
  need(likes === counted, `${likes} rows of likes where the model has ${counted}`);
  need(sumOf(meals, 'likes_count') === counted, 'meals count other likes');
};
