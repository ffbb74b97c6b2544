import { describe, expect, it } from 'vitest';
import { answerByRules } from '#shared/coach/rules/answer-by-rules.ts';
import { factsOf } from '#shared/facts/facts.ts';
import type { FactProfile } from '#shared/facts/source.ts';
import { findInventedNumbers } from '#shared/facts/figures/find-invented-figures.ts';
import { buildHealthCheck } from '#shared/health-check/health-check-of.ts';
import { mapMicronutrients } from '#shared/micronutrients/micronutrient.ts';
import type { FindMicronutrients } from '#shared/micronutrients/micronutrient-table.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { addDays } from '#shared/time/local-date.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { entryOf, people, type Person, sourceOf, TODAY } from '../facts/two-people.ts';

const [anna] = people();
const ask = (message: string, person: Person = anna, find: FindMicronutrients | null = null): string => {
  const answer = answerByRules(message, factsOf(sourceOf(person)), {
    foods: (words) => describeMeal(words).items,
    findMicronutrients: find,
  });
  expect(findInventedNumbers(answer.response, answer.facts)).toEqual([]);
  return answer.response;
};
const withProfile = (profile: Partial<FactProfile>): Person => ({
  ...anna,
  profile: { ...anna.profile, ...profile },
});

describe('Explanations of the score and the targets', () => {
  it('states the score of the health check and the parts that it is the mean of', () => {
    const facts = factsOf(sourceOf(anna));
    const days = Array.from({ length: 7 }, (_, back) => {
      const day = facts.days.get(addDays(TODAY, -back));
      const of = (name: 'calories' | 'protein' | 'fiber' | 'sodium') => day?.amounts[name]?.value ?? 0;
      return {
        total_calories: of('calories'),
        protein: of('protein'),
        fiber: of('fiber'),
        sodium: of('sodium'),
        meal_count: day?.meals ?? 0,
      };
    });
    const { score, metrics } = buildHealthCheck(days, facts.targets);
    const answer = ask('why is my health score like this');
    expect(answer).toContain(`Your health check score is ${score} of 100.`);
    for (const { name } of metrics) expect(answer).toContain(`${name} `);
    expect(answer).toContain('100 points within 10% of the target');
  });

  it('gives no score to users under 18 or with a low weight', () => {
    for (const person of [
      withProfile({ age: 16 }),
      { ...withProfile({ weight: 45, height: 175 }), weights: [] },
    ])
      expect(ask('what is my health score', person)).toMatch(/don’t give you a score/);
  });

  it('explains the default protein target with formula, inputs and source, and an own one as such', () => {
    expect(ask('how is my protein target calculated', withProfile({ protein_goal: null }))).toMatch(
      /15% of the energy goal, at 4 kcal per gram \(WHO and FAO\)/,
    );
    expect(ask('how is my protein target calculated', withProfile({ protein_goal: 120 }))).toContain(
      'Your protein target of 120 g is your own.',
    );
  });
});

describe('Questions about vitamins and minerals', () => {
  const spinach = {
    name: 'Spinach',
    grams: 200,
    record_id: 'usda:1',
    source: 'usda',
    confidence: 1,
    per_100_g: {},
    nutrients: { calories: 46 },
  } as unknown as FoodItem;
  const find = ((id: string) =>
    id === 'usda:1'
      ? mapMicronutrients((name) => (name === 'iron_mg' ? 2.7 : null))
      : null) as FindMicronutrients;
  const eater: Person = {
    ...anna,
    entries: [
      { ...entryOf('X', 0, 'lunch', 'Spinach', [46, 6, 7, 1, 4, 1, 140]), items: [spinach] },
      { ...entryOf('Y', 0, 'snack', 'Bar', [154, 6, 7, 1, 4, 1, 140]), items: [] },
    ],
  };

  it('sums a mineral from the records of the foods and states for how much of the energy it is known', () => {
    expect(ask('how much iron did I get today', eater, find)).toBe(
      'You had 5.4 mg of iron today. That is known for 23% of the energy, so the real amount is higher or equal.',
    );
  });

  it('says that a vitamin is unknown instead of 0', () => {
    expect(ask('how much vitamin c did I have today', eater, find)).toMatch(/^I can’t say: .* vitamin c/);
  });
});
