import { describe, expect, it } from 'vitest';
import { answerByRules } from '#shared/coach/rules/answer-by-rules.ts';
import { loadCoachTexts } from '#shared/coach/load-texts.ts';
import { languageOf } from '#shared/coach/rules/read/german/is-german.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { findInventedNumbers } from '#shared/facts/figures/find-invented-figures.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { findKnowledge } from '#test/support/coach-knowledge.ts';
import { people, sourceOf } from '../facts/two-people.ts';

const [anna] = people();
const facts = factsOf(sourceOf(anna));
const german = await loadCoachTexts('de');

/** Asks the messages one after the other and returns the last answer. */
const converse = (...messages: readonly string[]): string => {
  const history: { message: string; response: string }[] = [];
  for (const message of messages) {
    const answer = answerByRules(message, facts, {
      foods: (words) => describeMeal(words).items,
      knowledge: findKnowledge,
      history: [...history],
      ...(languageOf(message) === 'de' && { words: german }),
    });
    const language = languageOf(message) === 'de' ? 'de' : 'en';
    expect(findInventedNumbers(answer.response, answer.facts, language)).toEqual([]);
    history.push({ message, response: answer.response });
  }
  return history.at(-1)?.response ?? '';
};

describe('A follow-up', () => {
  it.each([
    [['calories yesterday', 'and carbs?'], ['carbs yesterday']],
    [['protein yesterday', 'on Tuesday?'], ['protein on Tuesday']],
    [['average sugar last week', 'and fiber'], ['average fiber last week']],
    [['how much fat on Monday', 'what about protein'], ['protein on Monday']],
    [['what did I have for lunch yesterday', 'and dinner?'], ['what did I have for dinner yesterday']],
    [['what did I eat yesterday', 'and the day before?'], ['what did I eat 2 days ago']],
    [['how often did I eat salmon last week', 'and porridge?'], ['how often did I eat porridge last week']],
    [['how often did I eat salmon this week', 'when last?'], ['when did I last eat salmon']],
    [['calories in 100 g cooked rice', 'and 300?'], ['calories in 300 g cooked rice']],
    [
      ['protein yesterday', 'and 2 days ago', 'which of the two had more'],
      ['did i have more protein yesterday or on 2026-11-18'],
    ],
    [['my weight?', 'two weeks ago?'], ['what did i weigh 2 weeks ago']],
    [
      ['calories yesterday', 'how far is that from my goal'],
      ['how do calories yesterday compare with my goal'],
    ],
    [['Wie viel Eiweiß gestern?', 'und Fett?'], ['fat yesterday']],
    [['Was hatte ich gestern zum Mittagessen?', 'und abends?'], ['what did I have for dinner yesterday']],
  ] as const)('%j is answered like %j', (conversation, single) => {
    const answer = converse(...conversation);
    const alone = single[0];
    if (languageOf(conversation.at(-1) ?? '') !== 'de') return expect(answer).toBe(converse(alone));
    const { response } = answerByRules(alone, facts, {
      foods: (words) => describeMeal(words).items,
      words: german,
    });
    expect(answer).toBe(response);
  });

  it('asks about the day that the answer before named', () => {
    const best = converse('which day had the most calories this week');
    const day = /on (\w+, \d+ \w+)/.exec(best)?.[1] ?? '';
    expect(converse('which day had the most calories this week', 'what did I eat that day')).toBe(
      converse(`what did I eat on ${day.replace(/^\w+, /, '')}`),
    );
  });

  it('judges a nutrient against its guideline', () => {
    expect(converse('sodium yesterday', 'is that a lot?')).toMatch(/below 2,000 mg.*You had .* yesterday/);
  });

  it('applies an amount per kg of body weight to the user', () => {
    expect(converse('how much protein per kg for lifting weights', 'and for me?')).toBe(
      'At your 72.4 kg that is about 101 g to 145 g of protein a day.',
    );
  });

  it('explains a statement with its source and multiplies a food', () => {
    expect(converse('is it bad to eat late in the evening', 'why?')).toMatch(
      /^In short: .*total energy of the day/,
    );
    expect(converse('calories in my porridge', 'x 4 a week?')).toMatch(/^4 × 310 kcal = 1,240 kcal\.$/);
  });

  it('changes a suggestion: with another food, lighter, or below an amount', () => {
    expect(converse('suggest a dinner', 'something with fish')).toContain('Salmon');
    expect(converse('dinner idea', 'another idea')).not.toContain('Salmon with rice');
    const light = converse('dinner idea', 'under 350 kcal');
    for (const [, kcal] of light.matchAll(/\((?:about )?([\d,]+) kcal/g))
      expect(Number(kcal)).toBeLessThan(351);
  });

  it('does not carry an earlier question into a complete one', () => {
    expect(converse('protein yesterday', 'how many calories today')).toBe(
      converse('how many calories today'),
    );
    expect(converse('protein yesterday', 'what is left today')).toBe(converse('what is left today'));
  });
});
