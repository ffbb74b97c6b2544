import { describe, expect, it } from 'vitest';
import { cautionWords } from '#shared/goals/caution-words.ts';
import { type GoalBody, goalEnergyOf } from '#shared/goals/energy-goal.ts';
import { goalCautions, goalCautionsOf } from '#shared/goals/goal-warnings.ts';
import { energyOfTargets, macroTargetsOf } from '#shared/goals/macro-targets.ts';
import { recommendedGoalsOf } from '#shared/goals/recommended-goals.ts';
import { activityLevel } from '#shared/profile/profile-change.ts';

const body = (over: Partial<GoalBody> = {}): GoalBody => ({
  age: 34,
  weight: 68,
  height: 171,
  sex: null,
  activity_level: 'moderately_active',
  ...over,
});

describe('Daily energy needs', () => {
  it('GOAL-12 (D3) daily energy needs use Mifflin-St Jeor, with the male constants while sex is not set', () => {
    // 10 × 68 + 6.25 × 171 - 5 × 34 = 1578.75
    expect(goalEnergyOf(body())).toMatchObject({
      bmr: 1584,
      formula: 'Mifflin-St Jeor formula for men; sex not set',
    });
    expect(goalEnergyOf(body({ sex: 'male' }))?.bmr).toBe(1584);
    expect(goalEnergyOf(body({ sex: 'female' }))).toMatchObject({
      bmr: 1418,
      formula: 'Mifflin-St Jeor formula for women',
    });
  });

  it('GOAL-13 daily energy needs multiply the unrounded resting value by the activity factor and round the result', () => {
    // 1583.75 × 1.55 = 2454.8; 1584 × 1.55 would be 2455.2.
    expect(goalEnergyOf(body())?.tdee).toBe(2455);
    // 1417.75 × 1.2 = 1701.3
    expect(goalEnergyOf(body({ sex: 'female', activity_level: 'sedentary' }))?.tdee).toBe(1701);
    expect(goalEnergyOf(body({ activity_level: null }))).toMatchObject({ bmr: 1584, tdee: null });
  });

  it.each([
    ['sedentary', 1901],
    ['lightly_active', 2178],
    ['moderately_active', 2455],
    ['very_active', 2732],
    ['extra_active', 3009],
    ['extremely_active', 3009],
  ])('GOAL-14 (D2) activity %s gives %i kcal', (level, tdee) => {
    expect(goalEnergyOf(body({ activity_level: activityLevel.parse(level) }))?.tdee).toBe(tdee);
  });

  it("daily energy needs return nothing for a body outside the formula's range", () => {
    // 10 × 20 + 6.25 × 80 - 5 × 120 - 161 = -61
    expect(goalEnergyOf(body({ age: 120, weight: 20, height: 80, sex: 'female' }))).toBeNull();
  });

  it.each(['age', 'weight', 'height'] as const)(
    'GOAL-11 daily energy needs return nothing without %s',
    (figure) => {
      expect(goalEnergyOf(body({ [figure]: null }))).toBeNull();
    },
  );
});

describe('The recommended goals', () => {
  it('GOAL-15 GOAL-16 GOAL-17 the recommended goals maintain the weight, or are 500 kcal below and above that', () => {
    expect(recommendedGoalsOf(2347)).toEqual([
      { aim: 'maintain', calories: 2347, isOffered: true },
      { aim: 'loss', calories: 1847, isOffered: true },
      { aim: 'gain', calories: 2847, isOffered: true },
    ]);
  });

  it('the recommended goals appear only when a profile can store them', () => {
    expect(recommendedGoalsOf(999).map(({ isOffered }) => isOffered)).toEqual([true, false, true]);
    expect(recommendedGoalsOf(1000).map(({ isOffered }) => isOffered)).toEqual([true, true, true]);
    expect(recommendedGoalsOf(9501).map(({ isOffered }) => isOffered)).toEqual([true, true, false]);
  });
});

describe('Warnings about a goal', () => {
  it.each([
    ['nothing to a usual one', 2000, body(), []],
    ['nothing at 1,200 above rest', 1200, body({ weight: 45, height: 150, sex: 'female' }), []],
    ['a word below 1,200', 1199, body({ weight: 45, height: 150, sex: 'female' }), ['below_1200']],
    ['a word below what is used at rest', 1583, body(), ['below_resting']],
    ['nothing at what is used at rest', 1584, body(), []],
    ['both where both hold', 1100, body(), ['below_1200', 'below_resting']],
    ['a word before 18, whatever the goal', 2500, body({ age: 17 }), ['under_18']],
    ['nothing of age at 18', 2500, body({ age: 18 }), []],
    // 54 / 1.71² = 18.47
    ['a word to losing when underweight', 2000, body({ weight: 54 }), ['underweight']],
    ['nothing to gaining when underweight', 2800, body({ weight: 54 }), []],
    // 54.1 / 1.71² = 18.501
    ['nothing at a BMI of 18.5', 2000, body({ weight: 54.1 }), []],
    ['a word without an activity too', 1500, body({ weight: 54, activity_level: null }), ['underweight']],
    // 1583.75 × 1.9 = 3009: by the page's own measure, 1,000 kcal a day are a kilogram a week.
    [
      'a word to losing over a kilogram a week',
      2008,
      body({ activity_level: 'extra_active' }),
      ['rapid_loss'],
    ],
    ['nothing to losing a kilogram a week', 2009, body({ activity_level: 'extra_active' }), []],
    ['a word to gaining over a kilogram a week', 3456, body(), ['far_above']],
    ['nothing to gaining a kilogram a week', 3455, body(), []],
    ['nothing high while somebody may be very active', 4009, body({ activity_level: null }), []],
    ['a word beyond that', 4010, body({ activity_level: null }), ['far_above']],
    ['a word beyond the slider for a body that is not known', 4001, body({ age: null }), ['far_above']],
    ['nothing at its end', 4000, body({ age: null }), []],
    ['nothing to an unset one', null, body({ weight: 54 }), []],
    ['only what the goal alone tells', 900, body({ age: null }), ['below_1200']],
  ] as const)('warnings about a goal give %s', (_what, goal, who, cautions) => {
    expect(goalCautionsOf(goal, who)).toEqual(cautions);
  });

  it('a warning about a goal cites the health service it comes from', () => {
    for (const caution of goalCautions) {
      expect(cautionWords[caution].source.name).toMatch(/^(NHS|NIH|WHO), /);
      expect(new URL(cautionWords[caution].source.url).protocol).toBe('https:');
    }
  });
});

describe('Macro targets', () => {
  it('macro targets set protein by weight, fat by its share of the calories and carbs from the rest', () => {
    const targets = macroTargetsOf({ calories: 2000, weight: 68, protein_per_kg: 1.2, fat_share: 0.3 });
    expect(targets).toEqual({ protein: 82, fat: 67, carbs: 267 });
    expect(Math.abs(energyOfTargets(targets) - 2000)).toBeLessThan(4);
  });

  it('never ask for negative carbs', () => {
    const targets = macroTargetsOf({ calories: 800, weight: 200, protein_per_kg: 1.6, fat_share: 0.35 });
    expect(targets.carbs).toBe(0);
  });

  it('macro targets count a missing target as zero', () => {
    expect(energyOfTargets({ protein: 100, carbs: null, fat: 10 })).toBe(490);
  });
});
