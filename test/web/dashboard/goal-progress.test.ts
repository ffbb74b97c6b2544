import { describe, expect, it } from 'vitest';
import { goalProgress, isWellOver } from '#web/features/dashboard/goal-progress.ts';
import { remainingAdvice } from '#web/features/dashboard/remaining-advice.ts';

describe('goalProgress', () => {
  it('counts up to the goal and no further', () => {
    expect(goalProgress(525, 2_100)).toEqual({ share: 0.25, isEmphasised: false, word: null });
    expect(goalProgress(4_200, 2_100)).toEqual({ share: 1, isEmphasised: true, word: 'over your goal' });
  });
});

describe('isWellOver', () => {
  it.each([
    [2_100, false],
    [2_146, false],
    [2_310, false],
    [2_311, true],
  ])('counts %i of 2,100 kcal as well over the goal: %s', (calories, expected) => {
    expect(isWellOver(calories, 2_100)).toBe(expected);
  });
});

describe('roomLeft', () => {
  it.each([
    [860, '860 kcal, room for a full meal'],
    [400, '400 kcal, room for a light meal'],
    [120, '120 kcal, room for a snack'],
    [0, '0 kcal, right on your goal'],
    [-1_050, '1,050 kcal over your goal today'],
  ])('describes %i kcal in words', (left, words) => {
    expect(remainingAdvice(left)).toBe(words);
  });
});
