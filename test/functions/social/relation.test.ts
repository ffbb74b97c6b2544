import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accept,
  ask,
  block,
  isNothing,
  part,
  type Relation,
  type Side,
  type Step,
  unblock,
} from '#functions/social/friends/relationship.ts';

const strangers: Relation = { mine: {}, theirs: {} };
const swapped = ({ mine, theirs }: Relation): Relation => ({ mine: theirs, theirs: mine });

type Person = 'mara' | 'ben';
const steps = {
  ask: (person: Person) => ask({ user_id: person, email_hint: `${person[0]}…@x.example`, at: 'now' }),
  accept: () => accept,
  part: () => part,
  block: () => block('now'),
  unblock: () => unblock,
} satisfies Record<string, (person: Person) => Step>;
type Move = [Person, keyof typeof steps];

/** Returns the relation after a sequence of actions, seen from Mara. Rejected ones change nothing. */
const after = (...moves: Move[]): Relation => {
  let relation = strangers;
  for (const [person, name] of moves) {
    const turn = person === 'mara' ? (own: Relation) => own : swapped;
    try {
      relation = turn(steps[name](person)(turn(relation)));
    } catch {
      continue;
    }
  }
  return relation;
};
const statuses = ({ mine, theirs }: Relation) => [mine.status, theirs.status];
/** Returns what a user sees of a relation. */
const seen = ({ barred: _untold, ...side }: Side) => JSON.parse(JSON.stringify(side)) as object;

describe('The relation between two users', () => {
  it('SOCIAL-10 starts with a request that is pending for its recipient', () => {
    const asked = after(['mara', 'ask']);
    expect(statuses(asked)).toEqual(['asked', 'pending']);
    expect([asked.mine.requester_id, asked.theirs.requester_id]).toEqual(['mara', 'mara']);
    expect(asked.theirs.email_hint).toBeUndefined();
  });

  it('SOCIAL-11 the relation between two users becomes a friendship when the recipient accepts, and not before', () => {
    expect(statuses(after(['mara', 'ask'], ['mara', 'accept']))).toEqual(['asked', 'pending']);
    expect(statuses(after(['mara', 'ask'], ['ben', 'accept']))).toEqual(['accepted', 'accepted']);
    expect(statuses(after(['mara', 'ask'], ['ben', 'accept'], ['ben', 'accept']))).toEqual([
      'accepted',
      'accepted',
    ]);
    expect(() => accept(strangers)).toThrow('no longer exists');
  });

  it('the relation between two users becomes a friendship when both users send a request', () => {
    const friends = after(['mara', 'ask'], ['ben', 'ask']);
    expect(statuses(friends)).toEqual(['accepted', 'accepted']);
    expect(friends.mine.requester_id).toBe('mara');
  });

  it('SOCIAL-12 leaves no rows after a rejection, cancellation or end', () => {
    for (const moves of [
      [
        ['mara', 'ask'],
        ['ben', 'part'],
      ],
      [
        ['mara', 'ask'],
        ['mara', 'part'],
      ],
      [
        ['mara', 'ask'],
        ['ben', 'accept'],
        ['mara', 'part'],
      ],
    ] satisfies Move[][])
      expect(isNothing(after(...moves))).toBe(true);
  });

  it('the relation between two users remains unchanged when a request is repeated or sent to a friend', () => {
    expect(after(['mara', 'ask'], ['mara', 'ask'])).toEqual(after(['mara', 'ask']));
    const friends: Move[] = [
      ['mara', 'ask'],
      ['ben', 'accept'],
    ];
    expect(after(...friends, ['ben', 'ask'])).toEqual(after(...friends));
  });

  it('hides the block from a blocked sender, whose request is not delivered but looks like any other', () => {
    const barred = after(['ben', 'block'], ['mara', 'ask']);
    expect(statuses(barred)).toEqual(['asked', undefined]);
    expect(seen(barred.mine)).toEqual(seen(after(['mara', 'ask']).mine));
  });

  it('delivers a formerly blocked request when it is sent again after the unblock', () => {
    const blocked: Move[] = [
      ['mara', 'ask'],
      ['ben', 'block'],
      ['ben', 'unblock'],
    ];
    expect(statuses(after(...blocked))).toEqual(['asked', undefined]);
    expect(statuses(after(...blocked, ['mara', 'ask']))).toEqual(['asked', 'pending']);
    expect(statuses(after(...blocked, ['ben', 'ask']))).toEqual(['accepted', 'accepted']);
  });

  it('the relation between two users stays symmetric after any sequence of actions: no friendship across a block, and blocks can be removed', () => {
    const move = fc.tuple(
      fc.constantFrom<Person>('mara', 'ben'),
      fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        const { mine, theirs } = after(...moves);
        expect(mine.status === 'accepted').toBe(theirs.status === 'accepted');
        // A received request always has a matching sent one.
        if (mine.status === 'pending') expect(theirs.status).toBe('asked');
        if (theirs.status === 'pending') expect(mine.status).toBe('asked');
        expect([mine.barred === true, theirs.barred === true]).toEqual([
          theirs.blocked_at !== undefined,
          mine.blocked_at !== undefined,
        ]);
        if (mine.barred || theirs.barred)
          for (const status of [mine.status, theirs.status]) expect([undefined, 'asked']).toContain(status);
        const end: Move[] = (['mara', 'ben'] as const).flatMap((one): Move[] => [
          [one, 'unblock'],
          [one, 'part'],
        ]);
        expect(isNothing(after(...moves, ...end))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('never reveals a block to the blocked user', () => {
    const mine = fc.constantFrom<keyof typeof steps>('ask', 'part');
    fc.assert(
      fc.property(fc.array(mine, { maxLength: 6 }), (names) => {
        const moves = names.map((name): Move => ['mara', name]);
        const barred = after(['ben', 'block'], ...moves).mine;
        expect(seen(barred)).toEqual(seen(after(...moves).mine));
      }),
    );
  });
});
