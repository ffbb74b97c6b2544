import { describe, expect, it } from 'vitest';
import { loadCoachTexts } from '#shared/coach/load-texts.ts';
import { answerByRules, type RuleAnswer } from '#shared/coach/rules/answer-by-rules.ts';
import { languageOf } from '#shared/coach/rules/read/german/is-german.ts';
import type { PastTurn } from '#shared/coach/rules/dialog/read-dialog.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { findKnowledge } from '#test/support/coach-knowledge.ts';
import { people, sourceOf } from '../facts/two-people.ts';

const [anna] = people();
const facts = factsOf(sourceOf(anna));
const [newest] = facts.entries;
const german = await loadCoachTexts('de');
const ask = (message: string, history: readonly PastTurn[] = []): RuleAnswer =>
  answerByRules(message, facts, {
    foods: (words) => describeMeal(words).items,
    knowledge: findKnowledge,
    history,
    ...(languageOf(message) === 'de' && { words: german }),
  });
const logged: PastTurn = { message: 'log a latte', response: 'Logged snack today: “Latte” (120 kcal).' };

describe('Questions about the entry that was logged last', () => {
  it.each([
    'how much protein was that',
    'How many calories did it have?',
    'wie viel Fett war das?',
    'Wie viele Kalorien hat das',
  ])('a question about its amounts ("%s") is answered from the newest entry', (message) => {
    for (const history of [[], [logged]]) {
      const { topic, response } = ask(message, history);
      expect(topic).toBe('last entry');
      expect(response).toContain(newest?.food_name);
    }
  });

  it.each(['was it oat milk', 'is that the butter', 'war das Butter?'])(
    'a question whether it was a food ("%s") names the entry and offers a correction',
    (message) => {
      const { topic, response } = ask(message, [logged]);
      expect([topic, response.includes(newest?.food_name ?? '-')]).toEqual(['last entry', true]);
    },
  );

  it('a question about "that" after another topic is not about the entry', () => {
    const before: PastTurn = {
      message: 'how many calories did I eat yesterday',
      response: 'Yesterday you had 1,900 kcal.',
    };
    expect(ask('how much protein was that', [before]).topic).not.toBe('last entry');
  });
});

describe('Languages that the coach does not speak', () => {
  it.each([
    '¿cuántas calorías tiene el arroz?',
    'hola, quiero bajar de peso',
    'que puedo comer hoy para el desayuno',
  ])(
    'a Spanish message ("%s") is told the languages of the coach and what to do in an emergency',
    (message) => {
      const { topic, response } = ask(message);
      expect(topic).toBe('other language');
      expect(response).toMatch(/only speak English and German.*emergency/);
    },
  );

  it.each([
    'how many calories in chili con carne',
    'is salsa de la casa spicy',
    'hola',
    'was habe ich gestern gegessen',
  ])('an English or German message with Spanish words ("%s") is answered as usual', (message) => {
    expect(ask(message).topic).not.toBe('other language');
  });
});

describe('Freezing cooked food', () => {
  it.each([
    'can you freeze boiled rice?',
    'is it ok to freeze leftover lasagne',
    'kann man gekochten Reis einfrieren?',
  ])('"%s" gets the advice of a food safety agency', (message) => {
    const { response, sources } = ask(message);
    expect(response).toMatch(/24 hours of thawing|24 Stunden nach dem Auftauen/);
    expect(sources.map(({ url }) => url)).toEqual(['https://www.food.gov.uk/safety-hygiene']);
  });
});
