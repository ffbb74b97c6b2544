import { describe, expect, it } from 'vitest';
import { loadCoachTexts } from '#shared/coach/load-texts.ts';
import { answerByRules } from '#shared/coach/rules/answer-by-rules.ts';
import { factSheet } from '#shared/facts/fact-sheet.ts';
import { factsOf } from '#shared/facts/facts.ts';
import type { FactProfile } from '#shared/facts/source.ts';

import { languageNames } from '#shared/language/languages.ts';
import { gateText, readerOf } from '#shared/safety/reply/gate.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
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
];

const comparing =
  /\bleft\b|\bover your|\babove (?:your|the)|\bbelow (?:your|the)|short of|of your goal|a little less|übrig|über deinem|unter deinem|of 100/i;

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

describe('The coach of a user who is not at risk', () => {
  it('answers what is left of the goal', () => {
    const { response } = answerByRules('what is left today', factsOf(sourceOf(anna)), {
      foods: (text) => describeMeal(text).items,
    });
    expect(response).toMatch(/ kcal left of |over your goal/);
  });
});
