import { randomUUID } from 'node:crypto';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { ApiAnswer, createCaller } from '#test/support/api-user.ts';
import type { SeededRandom } from './seeded-random.ts';

type Caller = ReturnType<typeof createCaller>;

/** A write with its result. */
export interface Write {
  kind: 'create' | 'edit' | 'remove';
  method: string;
  path: string;
  body?: Record<string, unknown>;
  /** The entry to change; a new one is identified by its unique name. */
  target: string;
  key: string;
  /** The response; undefined without one. A 5xx counts like no response. */
  answer?: { status: number; body: ApiAnswer };
}

export const isDone = ({ answer }: Write): boolean => answer !== undefined && answer.status < 300;
export const isOpen = ({ answer }: Write): boolean => answer === undefined || answer.status >= 500;

const newWrite = (write: Omit<Write, 'key'>): Write => ({ ...write, key: randomUUID() });

/** Creates a new food on one of the days. */
export const creation = (random: SeededRandom, days: readonly string[]): Write => {
  const name = `Food ${randomUUID()}`;
  const body = {
    food_name: name,
    calories: random.below(900),
    protein: random.below(500) / 10,
    fat: random.below(500) / 10,
    sodium: random.below(900),
    time_zone: 'UTC',
    logged_at: `${random.pick(days)}T12:00:00Z`,
  };
  return newWrite({ kind: 'create', method: 'POST', path: '/api/food-entries', body, target: name });
};

const edit = (random: SeededRandom, { id, version }: FoodEntry): Write => {
  const body = { version, calories: 1000 + random.below(900), protein: random.below(500) / 10 };
  return newWrite({ kind: 'edit', method: 'PATCH', path: `/api/food-entries/${id}`, body, target: id });
};

const removal = ({ id }: FoodEntry): Write =>
  newWrite({ kind: 'remove', method: 'DELETE', path: `/api/food-entries/${id}`, target: id });

/** Returns the writes of a round: new foods, updates and deletions, some of them two at a time for the same entry. */
export const writesOf = (
  random: SeededRandom,
  diary: readonly FoodEntry[],
  days: readonly string[],
  count: number,
): Write[] => {
  const [a, b, c, d, ...others] = random.shuffled(diary);
  const contended = [
    edit(random, a!),
    edit(random, a!),
    edit(random, b!),
    removal(b!),
    removal(c!),
    removal(c!),
  ];
  const edits = [d!, ...others.slice(0, 11)].map((entry) => edit(random, entry));
  const removals = others.slice(11, 21).map(removal);
  const known = [...contended, ...edits, ...removals];
  const creations = Array.from({ length: count - known.length }, () => creation(random, days));
  return random.shuffled([...known, ...creations]);
};

/** Sends a write with its key and records the response, if any. */
export const send = async (write: Write, { call }: Caller): Promise<void> => {
  try {
    const answer = await call(write.method, write.path, write.body, { 'idempotency-key': write.key });
    write.answer = answer;
  } catch {
    delete write.answer;
  }
};

type State = Pick<FoodEntry, 'calories' | 'protein' | 'version'> | null;

const stateOf = (entry: FoodEntry | undefined): State =>
  entry ? { calories: entry.calories, protein: entry.protein, version: entry.version } : null;

const stateAfter = (write: Write, before: FoodEntry): State => {
  if (write.kind === 'remove') return null;
  const { calories, protein } = write.body as { calories: number; protein: number };
  return { calories, protein, version: before.version + 1 };
};

/**
 * Returns the allowed states of an entry after its writes: an acknowledged write is applied, an unanswered one
 * completely or not at all, and a rejected one changed nothing.
 */
const allowedStates = (writes: readonly Write[], before: FoodEntry): State[] => {
  const done = writes.filter(isDone);
  const open = writes.filter(isOpen);
  if (done.some(({ kind }) => kind === 'remove')) return [null];
  const standing = done[0] ? stateAfter(done[0], before) : stateOf(before);
  const possible = open
    .filter(({ kind }) => kind === 'remove' || done.length === 0)
    .map((write) => stateAfter(write, before));
  return [standing, ...possible];
};

/** An entry in a state that its writes do not allow. */
interface Broken {
  target: string;
  why: string;
  writes: Write[] | undefined;
  entry: FoodEntry | undefined;
}

/** Of two updates of one version, or two deletions, only one may be acknowledged. */
const doneTwice = (writes: readonly Write[]): boolean =>
  (['edit', 'remove'] as const).some(
    (kind) => writes.filter((write) => write.kind === kind && isDone(write)).length > 1,
  );

/** Returns the entries in a state that their writes do not allow, which should be none. */
export const brokenEntries = (
  before: ReadonlyMap<string, FoodEntry>,
  writes: readonly Write[],
  now: ReadonlyMap<string, FoodEntry>,
): Broken[] => {
  const byTarget = Map.groupBy(writes, ({ target }) => target);

  const knownBefore = [...before].flatMap(([target, old]): Broken[] => {
    const theirs = byTarget.get(target) ?? [];
    const entry = now.get(target);
    const state = JSON.stringify(stateOf(entry));
    const isAllowed = allowedStates(theirs, old).some((each) => JSON.stringify(each) === state);
    if (isAllowed && !doneTwice(theirs)) return [];
    return [{ target, why: isAllowed ? 'done twice' : 'stands otherwise', writes: theirs, entry }];
  });

  const added = [...now.values()].filter(({ id }) => !before.has(id));
  const creations = writes.filter(({ kind }) => kind === 'create');
  const asked = creations.flatMap((write): Broken[] => {
    const found = added.filter(({ food_name }) => food_name === write.target);
    const isRight = found.length === 1 && found[0]!.calories === write.body?.['calories'];
    if (isRight ? isDone(write) || isOpen(write) : found.length === 0 && !isDone(write)) return [];
    return [{ target: write.target, why: `found ${found.length} times`, writes: [write], entry: found[0] }];
  });
  const unasked = added
    .filter(({ food_name }) => !creations.some(({ target }) => target === food_name))
    .map((entry): Broken => ({ target: entry.id, why: 'nobody asked for it', writes: undefined, entry }));
  return [...knownBefore, ...asked, ...unasked];
};
