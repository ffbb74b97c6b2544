import type { InProcessRequest } from '#test/support/api-event.ts';
import type { PersonState, Place, World } from './world.ts';

/** What a request is answered; `code` of a refusal. */
export interface Answered {
  status: number;
  code?: string;
  /** Said as well where somebody else was a moment faster, to the same effect. */
  or?: Answered;
}

/** A write that somebody asks for, and what the model says of it. */
export interface Write {
  who: number;
  request: InProcessRequest;
  /** Where something may change: looked at afterwards. */
  places: Place[];
  /** Does it to the world, or leaves the world as it is and says how it is refused. */
  run: (world: World) => Answered;
  /** It is done in several steps of the table: whoever gets no answer asks again until there is one. */
  isInParts?: boolean;
  /** A repeated press is answered in other words than the first one, e.g. with a new secret. */
  isToldAnew?: boolean;
  /** It sets credits aside: what a crash leaves is given back two minutes later. */
  isPaid?: boolean;
}

/** Who writes, what there is to choose from, and numbers that choose. */
export interface Occasion {
  world: World;
  who: number;
  /** What the window shows of its person: as it was when the window looked last. */
  seen: PersonState;
  /** Accounts of all people, by their numbers. */
  accounts: readonly string[];
  days: readonly [string, string];
  /** Keys of photos of the person's. */
  photos: readonly string[];
  /** Whole numbers from 0 to 999. */
  n: readonly [number, number, number];
  /** Unlike any other in this run. */
  tag: string;
}

/** Makes a write for an occasion; undefined where there is nothing to do it to. */
export type Writer = (occasion: Occasion) => Write | undefined;

/** A write by its route. @param params fill the places of the path */
export const writeOf = (
  who: number,
  routeKey: string,
  params: Record<string, string>,
  body: unknown,
  rest: Omit<Write, 'who' | 'request'>,
): Write => {
  const path = routeKey
    .slice(routeKey.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_place, name: string) => params[name] ?? '');
  return {
    who,
    request: { routeKey, path, params, ...(body !== undefined && { body }) },
    ...rest,
  };
};

export const done = (status: number): Answered => ({ status });

export const refused = (status: number, code: string): Answered => ({ status, code });

/** One of a list, by a number; undefined of an empty one. */
export const chosen = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];
