import { type Answered, type Write } from './write.ts';
import { type FedMeal, NEW, type Place, shownIn, type World } from './world.ts';

/** A write that was sent; `answer` is missing where none came. */
export interface Sent {
  write: Write;
  answer?: Answered;
}

/** What a door showed of a place. */
export interface Look {
  place: Place;
  shown: unknown;
}

const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** Ids that the model knows: those that the product told, and those that windows made. */
const idsIn = (value: unknown, into = new Set<string>()): Set<string> => {
  if (typeof value === 'string' && ID.test(value)) into.add(value);
  else if (value !== null && typeof value === 'object')
    for (const each of Object.values(value)) idsIn(each, into);
  return into;
};

/** One text for equal values, whatever the order of lists and fields. An id that nobody knew yet is a new one. */
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

/** The orders in which all that were answered, and any that were not, may have come. */
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

/** Takes over into what the model says the ids that only the product could choose. Both are canonically equal. */
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

/** Ids of what stands in no place of its own: meals by their captions, imported lines by their entries. */
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
  /** In words, what the nearest order would have left and what was there. */
  why: string;
}

/**
 * Whether what was answered and what the doors show is what some order of the writes leaves: each answered one done or
 * refused as the model says, each other one done wholly or not at all (linearizability, Herlihy and Wing 1990).
 * @returns the world as it is known now, or why there is no such order
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
