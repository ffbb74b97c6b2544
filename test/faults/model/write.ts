import type { InProcessRequest } from '#test/support/api-event.ts';
import type { PersonState, Place, World } from './world.ts';

/** The response to a request; `code` for a rejection. */
export interface Answered {
  status: number;
  code?: string;
  /** An alternative response if a concurrent request had the same effect. */
  or?: Answered;
}

/** A write with its effect on the model. */
export interface Write {
  who: number;
  request: InProcessRequest;
  /** Places that may change, which are checked afterwards. */
  places: Place[];
  /** Applies the write to the world, or leaves it unchanged and returns the rejection. */
  run: (world: World) => Answered;
  /** Set if it takes several table writes: without a response it is retried until there is one. */
  isInParts?: boolean;
  /** Set if a retry gets a different response, for example a new secret. */
  returnsNewValue?: boolean;
  /** Whether a repeated request returns the current row, which a parallel write may have changed. */
  returnsCurrentRow?: boolean;
  /** Set if it holds credits, which are released two minutes after a crash. */
  isPaid?: boolean;
}

/** The context of a write: its user, the items to select from, and random numbers. */
export interface Occasion {
  world: World;
  who: number;
  /** What the tab shows of its user, as of the last refresh. */
  seen: PersonState;
  /** Accounts of all users by number. */
  accounts: readonly string[];
  days: readonly [string, string];
  /** Keys of the user's photos. */
  photos: readonly string[];
  /** Integers from 0 to 999. */
  n: readonly [number, number, number];
  /** Unique within this run. */
  tag: string;
}

/** Creates a write for a context; undefined if nothing is applicable. */
export type Writer = (occasion: Occasion) => Write | undefined;

/** Creates a write by its route. @param params fill the placeholders of the path */
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

/** Selects an item of a list by a number; undefined if it is empty. */
export const chosen = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];
