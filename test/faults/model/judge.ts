import { type Answered, type Write } from './write.ts';
import { type FedMeal, NEW, type Place, shownIn, type World } from './world.ts';

/** A sent write; `answer` is missing if there was no response. */
export interface Sent {
  write: Write;
  answer?: Answered;
}

/** The state of a place as shown by the API. */
export interface Look {
  place: Place;
  shown: unknown;
}

const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** Returns the IDs that the model knows: those from the product, and those created by clients. */
const idsIn = (value: unknown, into = new Set<string>()): Set<string> => {
  if (typeof value === 'string' && ID.test(value)) into.add(value);
  else if (value !== null && typeof value === 'object')
    for (const each of Object.values(value)) idsIn(each, into);
  return into;
};

/**
 * Returns the same text for equal values, regardless of the order of lists and fields. An unknown ID counts as a new
 * one.
 */
const canonical = (value: unknown, known: ReadonlySet<string>): string => {
  if (typeof value === 'string') return JSON.stringify(ID.test(value) && !known.has(value) ? NEW : value);
  if (Array.isArray(value))
    return `[${value
      .map((each) => canonical(each, known))
      .sort()
      .join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).map(([name, each]) => `${name}:${canonical(each, known)}`);
  return `{${fields.sort().join()}}`;
};

/** Returns all possible orders of the answered writes with any subset of the unanswered ones. */
const orders = (sent: readonly Sent[]): Sent[][] =>
  sent.reduce<Sent[][]>(
    (known, one) =>
      known.flatMap((order) => [
        ...(one.answer ? [] : [order]),
        ...Array.from({ length: order.length + 1 }, (_none, at) => order.toSpliced(at, 0, one)),
      ]),
    [[]],
  );

type Fields = Record<string, unknown>;

/** Copies IDs chosen by the product into the model. Both values must be canonically equal. */
const learn = (said: unknown, shown: unknown, known: ReadonlySet<string>): void => {
  if (Array.isArray(said) && Array.isArray(shown)) {
    const sorted = (list: unknown[]): unknown[] =>
      list
        .map((each) => ({ each, text: canonical(each, known) }))
        .sort((one, other) => (one.text < other.text ? -1 : 1))
        .map(({ each }) => each);
    const others = sorted(shown);
    for (const [at, each] of sorted(said).entries()) learn(each, others[at], known);
  } else if (said !== null && typeof said === 'object') {
    const fields = said as Fields;
    for (const [name, value] of Object.entries(shown as Fields))
      if (fields[name] === NEW) fields[name] = value;
      else learn(fields[name], value, known);
  }
};

/** Learns IDs without their own place: meals by caption, imported lines by entry. */
const learnOthers = (world: World, looks: readonly Look[]): void => {
  for (const { place, shown } of looks)
    if (place.slice === 'feed')
      for (const { id, caption } of shown as FedMeal[])
        for (const meal of world.meals) if (meal.caption === caption) meal.id = id;
  for (const [who, lines] of Object.entries(world.lines))
    for (const line of lines)
      if (line.entry === NEW)
        line.entry =
          world.people[Number(who)]!.diary.entries.find(
            ({ id, food_name }) =>
              food_name === `Line ${line.number}` && !lines.some(({ entry }) => entry === id),
          )?.id ?? NEW;
};

const isSaid = ({ status, code, or }: Answered, answer: Answered): boolean =>
  (status === answer.status && code === answer.code) || (or !== undefined && isSaid(or, answer));

interface Explained {
  world: World;
}
interface Unexplained {
  /** Describes the difference between the most similar order and the actual state. */
  why: string;
}

/**
 * Checks that responses and shown state match some order of the writes: each answered one was applied or rejected as
 * the model says, each other one was applied completely or not at all (linearizability, Herlihy and Wing 1990).
 * @returns the resulting world, or why no order matches
 */
export const judge = (
  before: World,
  sent: readonly Sent[],
  looks: readonly Look[],
): Explained | Unexplained => {
  const known = idsIn(
    sent.map(({ write }) => write.request.body),
    idsIn(before),
  );
  const found = looks.map(({ shown }) => canonical(shown, known));
  let why = '';
  for (const order of orders(sent)) {
    const world = structuredClone(before);
    const answers = order.map(({ write, answer }) => ({ expected: write.run(world), answer }));
    const odd = answers.find(({ expected, answer }) => answer && !isSaid(expected, answer));
    if (odd) {
      why ||= `answered ${JSON.stringify(odd.answer)} where the model says ${JSON.stringify(odd.expected)}`;
      continue;
    }
    const differing = looks.findIndex(
      ({ place }, at) => canonical(shownIn(world, place), known) !== found[at],
    );
    if (differing < 0) {
      for (const { place, shown } of looks) learn(shownIn(world, place), shown, known);
      learnOthers(world, looks);
      return { world };
    }
    const { place } = looks[differing]!;
    why = `${place.slice} of person ${place.who} shows ${found[differing]} where the model says ${canonical(shownIn(world, place), known)}`;
  }
  return { why: why || 'nothing explains it' };
};
