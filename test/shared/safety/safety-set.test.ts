import { describe, expect, it } from 'vitest';
import type { ReferKind } from '#shared/safety/refer.ts';
import { isFull } from '#test/support/full-size.ts';
import { referredAs, replyCases } from './measure-safety.ts';
import { indirectCases, type SafetyCase, unseenCases } from './safety-cases.ts';

/** One indirect message of this many is checked in the daily run. */
const EVERY = isFull ? 1 : 16;
/** How far the share of so small a sample may be below that of all messages. */
const MARGIN = isFull ? 0 : 0.1;

const shareOf = (cases: readonly SafetyCase[], kind: ReferKind): number => {
  const expected = cases.filter(({ refer }) => refer === kind);
  return expected.filter((each) => referredAs(each) === kind).length / expected.length;
};

describe('The published safety set', () => {
  // Each text has a test of its own in `triage.test.ts`.
  it('the safety rules handle replies of a scripted model as expected', () => {
    const measured = replyCases();
    expect(measured.length).toBeGreaterThan(90);
    expect(
      measured.filter(({ isRight }) => !isRight).map(({ category, text }) => `${category}: ${text}`),
    ).toEqual([]);
  });

  it.each<[ReferKind, number, number]>([
    ['crisis', 0.85, 0.75],
    ['eating-disorder', 0.75, 0.65],
    ['emergency', 0.9, 0.85],
    ['doctor', 0.75, 0.75],
    ['none', 0.92, 0.93],
  ])(
    'refers at least a published share of the indirect and of the unseen messages of the kind “%s” correctly',
    (kind, indirect, unseen) => {
      const some = indirectCases().filter((_each, index) => index % EVERY === 0);
      expect(shareOf(some, kind)).toBeGreaterThan(indirect - MARGIN);
      expect(shareOf(unseenCases(), kind)).toBeGreaterThan(unseen);
    },
  );
});
