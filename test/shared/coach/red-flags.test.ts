import { describe, expect, it } from 'vitest';
import { answerByRules } from '#shared/coach/rules/answer-by-rules.ts';
import { careFor, redFlagIn } from '#shared/coach/rules/red-flags.ts';
import { redFlags } from '#shared/coach/rules/red-flags/red-flag.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { people, sourceOf } from '../facts/two-people.ts';
import { calm, harmless } from './harmless-phrases.ts';
import { aside, flagged } from './red-flag-phrases.ts';

const facts = factsOf(sourceOf(people()[0]));

describe('Red flags', () => {
  it.each(
    [...Object.entries(flagged), ...Object.entries(aside)].flatMap(([flag, texts]) =>
      texts.map((text) => [flag, text] as const),
    ),
  )('the red flag %s in "%s" gets care without a number', (flag, text) => {
    expect(redFlagIn(text, 34, facts.date)).toBe(flag);
    const { response, topic, facts: cited } = answerByRules(text, facts, { foods: () => [] });
    expect({ topic, cited }).toEqual({ topic: 'care', cited: [] });
    expect(response).not.toMatch(/\d/);
  });

  it.each([...harmless, ...calm])('raises no red flag for "%s"', (text) => {
    expect(redFlagIn(text, 34, facts.date)).toBeNull();
  });

  it('every care text names a contact and contains no number', () => {
    for (const flag of redFlags) {
      expect(careFor(flag)).toMatch(/doctor|emergency number|midwife/);
      expect(careFor(flag)).not.toMatch(/\d/);
    }
  });

  it('a user under 18 gets care for goals and weight, and the diary without a goal', () => {
    const young = { ...facts, person: { ...facts.person, age: 16 } };
    const say = (text: string) => answerByRules(text, young, { foods: () => [] });
    for (const text of [
      'how many calories should I eat',
      'how can I lose weight',
      'what is left today',
      'should I take creatine',
      'am I on track',
      'how much do I weigh',
    ])
      expect(say(text).topic, text).toBe('care');
    for (const text of [
      'calories today',
      'calories yesterday',
      'how am I doing',
      'what did I eat today',
      'average calories',
    ]) {
      expect(say(text).topic, text).not.toBe('care');
      expect(say(text).response).not.toMatch(/goal|1,850/);
    }
  });
});
