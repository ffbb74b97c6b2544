import { describe, expect, it } from 'vitest';
import { loadCoachTexts } from '#shared/coach/load-texts.ts';
import { answerByRules } from '#shared/coach/rules/answer-by-rules.ts';
import { factSheet } from '#shared/facts/fact-sheet.ts';
import { factsOf } from '#shared/facts/facts.ts';
import type { FactProfile } from '#shared/facts/source.ts';

import { languageNames } from '#shared/language/languages.ts';
import { gateText, readerOf } from '#shared/safety/reply/gate.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { findKnowledge } from '#test/support/coach-knowledge.ts';
import { people, sourceOf } from '../facts/two-people.ts';

const [anna] = people();

const bodies: [string, Partial<FactProfile> & { conditions?: string[] }][] = [
  ['an underweight user', { weight: 45, height: 175 }],
  ['a user aged 15', { age: 15 }],
  ['a pregnant user', { conditions: ['pregnant'] }],
  ['a user with a history of an eating disorder', { conditions: ['bulimia'] }],
];

const questions = [
  'what is left today',
  'am I over my goal',
  'did I eat too much',
  'Habe ich heute zu viel gegessen?',
  'how am I doing',
  'how was yesterday',
  'how many days was I on goal this week',
  'compare yesterday with my goal',
  'what was my best day',
  'can I still have a banana',
  'what should I eat now',
  'how many calories did I eat today',
  'am I on track',
  'what is my score',
  'hello',
  'what can you do',
  'what is a calorie deficit',
  'should I lose weight',
  'which laptop should I buy',
  'Was ist heute noch übrig?',
  'blah blah',
];

const comparing =
  /\bleft\b|\bover your|\babove (?:your|the)|\bbelow (?:your|the)|short of|of your goal|a little less|übrig|deficit|defizit|über deinem|unter deinem|of 100/i;

describe.each(bodies)('The coach of %s (decision D49)', (_body, profile) => {
  const source = { ...sourceOf(anna), profile: { ...anna.profile, ...profile } };
  const facts = factsOf(source);

  it.each(languageNames)('compares nothing with a goal in its answers by rules (%s)', async (language) => {
    const words = await loadCoachTexts(language);
    for (const question of questions) {
      const { response } = answerByRules(question, facts, {
        foods: (text) => describeMeal(text).items,
        words,
      });
      expect(response, question).not.toBe('');
      expect(response, question).not.toMatch(comparing);
    }
  });

  it('gives a model no facts that compare intake with the goal, and blocks a reply that does', () => {
    const ids = factSheet(facts).map(({ id }) => id);
    expect(ids.filter((id) => /^left$|within|best|worst/.test(id))).toEqual([]);
    const reader = readerOf(source.profile);
    for (const text of [
      'You have 900 kcal left today.',
      'That puts you over your goal.',
      'Heute sind noch 900 kcal übrig.',
    ])
      expect(gateText(text, reader)).toEqual({ kind: 'at-risk' });
    expect(gateText('You had oats and a banana today.', reader)).toBeNull();
  });
});

const ENERGY = /\d ?(?:kcal|kj|kg|lb)|\bBMI\b|calorie goal|Kalorienziel/i;

const numberQuestions = [
  'how many calories did I eat today',
  'what is my BMI',
  'what do I weigh',
  'what was my highest calorie day this week',
  'how many calories are in a banana',
  'what is my goal',
  'what percent of my calories is fat',
  'Wie viele Kalorien hatte ich gestern?',
  'Wie hat sich mein Gewicht entwickelt?',
];

it.each(bodies)('The coach answers %s who asks “did I eat too much” from the day', (_body, profile) => {
  const facts = factsOf({ ...sourceOf(anna), profile: { ...anna.profile, ...profile } });
  const { response, topic } = answerByRules('did I eat too much', facts, {
    foods: (text) => describeMeal(text).items,
  });
  expect(topic).toBe('left');
  expect(response).toMatch(/eating enough comes first|helpline/);
});

describe('The coach of a user with a stated eating disorder (decision 0069)', () => {
  const source = {
    ...sourceOf(anna),
    profile: { ...anna.profile, conditions: ['recovering from anorexia'] },
  };
  const facts = factsOf(source);
  const answer = async (question: string, language: 'en' | 'de') =>
    answerByRules(question, facts, {
      foods: (text) => describeMeal(text).items,
      words: await loadCoachTexts(language),
      knowledge: findKnowledge,
    });

  it.each(languageNames)('names no energy, weight or BMI in any answer by rules (%s)', async (language) => {
    const unasked = ['what did I eat yesterday', 'what should I eat now', 'what was my biggest meal'];
    for (const question of [...questions, ...numberQuestions, ...unasked]) {
      const { response } = await answer(question, language);
      expect(response, question).not.toBe('');
      expect(response, question).not.toMatch(ENERGY);
    }
  });

  it.each(numberQuestions)('explains who can help when asked “%s”', async (question) => {
    const { response, isWithheld } = await answer(question, 'en');
    expect(response).toContain('helpline');
    expect(isWithheld).toBe(true);
  });

  it('names the foods of the day whose calories are asked, in German too', async () => {
    expect((await answer('how many calories did I eat yesterday', 'en')).response).toMatch(
      /^You had “Porridge”, “Lentil soup”, .* yesterday\. I leave out calories and weights here/,
    );
    expect((await answer('Wie viele Kalorien hatte ich gestern?', 'de')).response).toMatch(
      /^Du hattest gestern „Porridge“, .*“\. Kalorien und Gewichte lasse ich hier weg/,
    );
  });

  it('still answers an asked nutrient and gives ideas by name', async () => {
    expect((await answer('how much protein did I eat yesterday', 'en')).response).toMatch(/\d g of protein/);
    expect((await answer('what should I eat now', 'en')).response).toMatch(/“Salmon with rice”/);
  });

  it('gives a model neither energy nor weights', () => {
    const sheet = factSheet(facts);
    expect(sheet.length).toBeGreaterThan(5);
    expect(
      sheet.filter(({ unit, words }) => ENERGY.test(`${words} `) || unit === 'kcal' || unit === 'kg'),
    ).toEqual([]);
    expect(sheet.filter(({ id }) => id.endsWith('.share'))).toEqual([]);
  });
});

describe('The coach of a user who is not at risk', () => {
  it('answers what is left of the goal', () => {
    const { response } = answerByRules('what is left today', factsOf(sourceOf(anna)), {
      foods: (text) => describeMeal(text).items,
    });
    expect(response).toMatch(/ kcal left of |over your goal/);
  });
});
