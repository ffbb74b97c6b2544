import { describe, expect, it } from 'vitest';
import { answerByRules } from '#shared/coach/rules/answer-by-rules.ts';
import { findSources } from '#shared/coach/find-sources.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { findInventedNumbers } from '#shared/facts/figures/find-invented-figures.ts';
import { addDays } from '#shared/time/local-date.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { people, type Person, sourceOf, TODAY } from '../facts/two-people.ts';

const foods = (words: string) => describeMeal(words).items;
const [anna] = people();
const answer = (message: string, person: Person = anna) => {
  const found = answerByRules(message, factsOf(sourceOf(person)), { foods });
  if (found.topic !== 'care') expect(findInventedNumbers(found.response, found.facts)).toEqual([]);
  return found;
};
const told = (message: string, person?: Person): string => answer(message, person).response;
const young: Person = { ...anna, profile: { ...anna.profile, age: 17 } };
const weighing = (kg: (ago: number) => number): Person => ({
  ...anna,
  weights: [24, 20, 16, 12, 8, 4, 0].map((ago) => ({ date: addDays(TODAY, -ago), weight: kg(ago) })),
});

/** Removes the numbers of help lines, which a safety answer names. */
const withoutPhones = (text: string): string =>
  text.replace(/\([\d -]+\)|\b(?:911|999|112)\b|\(70 mg[^)]*\)/g, '');

describe('The coach after four weeks', () => {
  it("meal ideas for the remaining calories name the user's fitting meals once something is logged", () => {
    const ideas = told('Give me meal ideas for what is left today');
    expect(ideas).toContain('For dinner, from what you had in the last 14 days: “Salmon with rice”');
    expect(ideas).toMatch(/^You have 1,020 kcal left of your goal of 1,850 kcal\./);
  });

  it('a week is compared with the goal and its days are counted', () => {
    const week = told('Analyze my data: how am I doing this week?');
    const { week: span, goalDays } = factsOf(sourceOf(anna));
    expect(span.logged).toHaveLength(7);
    expect(week).toContain('That is 274 kcal below your goal of 1,850 kcal.');
    expect(week).toContain(`Of 7 days, ${goalDays.week.within} day came within 10% of it.`);
    expect(told('how was my week', young)).not.toContain('goal');
  });

  it('the weight lost so far is the change since the first weight, not the last weight', () => {
    const lighter = weighing((ago) => 80 + ago * 0.1);
    for (const question of ['how much have I lost so far', 'how much weight have I gained until now'])
      expect(told(question, lighter)).toMatch(/That is 2\.4 kg less than .*0\.7 kg a week down/);
  });

  it('a nearly flat trend is called flat, so that it never contradicts the change', () => {
    const steady = weighing((ago) => 78 - ago * 0.005 + (ago === 12 ? 0.3 : 0));
    const { slope } = factsOf(sourceOf(steady)).weight!;
    expect(Math.abs(slope!)).toBeLessThan(0.1);
    expect(slope).not.toBe(0);
    expect(told('is my weight stable', steady)).toMatch(/The trend over the last 28 days is nearly flat\.$/);
  });

  it('an answer links to the page that shows its content', () => {
    const titles = (message: string): string[] => findSources(told(message)).map(({ title }) => title);
    expect(titles('how can I lose weight')).toEqual(['NHS Better Health: lose weight']);
    expect(titles('tell me about vitamin d')).toEqual(['NHS: vitamins and minerals']);
    expect(titles('how much sugar should I eat')).toEqual(['WHO: healthy diet']);
  });

  it.each([
    ['I feel guilty about the pizza', /changes very little/],
    ['i ruined my diet yesterday', /changes very little/],
    ['should I skip breakfast', /Regular meals/],
    ['I skipped lunch, is that good', /Regular meals/],
    ['am I fat', /tracker can’t judge that/],
    ['is 1000 kcal ok', /Set New Goal|still growing/],
    ['why do I feel dizzy', /see a doctor/],
    ['my sugar is 240 what should I eat', /doctor or diabetes team/],
    ['hba1c 8.2 is it bad', /doctor or pharmacist/],
  ])('"%s" gets a caring answer without a food number', (message, care) => {
    expect(told(message)).toMatch(care);
    expect(withoutPhones(told(message))).not.toMatch(/\d/);
    expect(withoutPhones(told(message, young))).not.toMatch(/didn’t understand|\d/);
  });

  it.each([
    'how much sugar did I have today',
    'how much sugar is in my porridge',
    'did I skip breakfast yesterday',
  ])('"%s" remains a question about the diary', (message) =>
    expect(told(message)).not.toMatch(/pharmacist|Regular meals/),
  );

  it('a food asked about with an illness gets its values and whom to ask', () => {
    expect(told('is mango ok with diabetes')).toMatch(/“Mango”.*your doctor, diabetes team or dietitian/);
    expect(told('is mango ok')).not.toContain('diabetes');
  });

  it('users under 18 get care for adult-only questions, never "not understood"', () => {
    for (const question of [
      'best day this week',
      'how is my macro goal doing',
      'which days was I over my goal',
    ])
      expect(answer(question, young)).toMatchObject({ topic: 'care', isUnderstood: true });
  });

  it('an illness mentioned before a diary question does not hide the question', () => {
    for (const before of ['I have diabetes, ', 'As a type 2 diabetic ', 'I am diabetic and '])
      expect(told(`${before}how many carbs did I eat yesterday?`)).toBe(
        told('how many carbs did I eat yesterday?'),
      );
  });

  it('meal ideas for users under 18 promise nothing beyond the logged days', () => {
    expect(told('give me meal ideas', young)).not.toContain('Log a few days');
  });

  it('"anything" plus a word is not searched as a food', () => {
    expect(told('did I eat anything green')).not.toContain('anything');
    expect(told('did I have anything with salmon yesterday')).toContain('“Salmon with rice”');
  });

  it('an answer states how far the user is off the goal', () => {
    const eater: Person = { ...anna, profile: { ...anna.profile, daily_calorie_goal: 1_200 } };
    const { week, goal } = factsOf(sourceOf(eater));
    const off = Math.round(week.average.calories!.value) - goal.calories;
    expect(told('am I on track', eater)).toContain(`${off} kcal above your goal of 1,200 kcal`);
  });
});
