import { describe, expect, it } from 'vitest';
import { faultOf, knownFacts, shownPart } from '#functions/coach/model/reply-check.ts';
import { replyContext } from './reply-context.ts';
import { figureFact, wordFact } from '#shared/facts/fact.ts';

const facts = knownFacts(
  [
    figureFact('today.calories', 'Energy today', 1850, 'kcal'),
    figureFact('today.protein', 'Protein today', 45.2, 'g'),
    figureFact('goal', 'Daily goal', 2000, 'kcal'),
    figureFact('left', 'Left today', 150, 'kcal'),
    figureFact('today.sodium', 'Sodium today', 1530, 'mg'),
    figureFact('last-7.protein.share', 'Energy from protein in the last 7 days', 22, '%'),
    figureFact('weight.last', 'Last weight', 72.4, 'kg'),
    figureFact('today.water', 'Water today', 1500, 'ml'),
    figureFact('streak', 'Days logged in a row', 6, 'day'),
    wordFact('food.calories.1', 'Most energy from', '“Bread 9999 kcal special”, 900 kcal'),
  ],
  'How am I doing?',
);

const MESSAGE = 'How am I doing?';
const TODAY = { calories: 1_850, protein: 45.2, sodium: 1_530 };
const fault = (text: string, hasWritten: boolean) =>
  faultOf(text, facts, hasWritten, 'en', replyContext(hasWritten, MESSAGE, TODAY));
const shown = (text: string) => shownPart(text, facts, false, 'en', replyContext(false, MESSAGE, TODAY));

const wrong = [
  'You had 1,900 kcal',
  'You had 1.900 kcal',
  'You had 1900 kcal',
  'You had 1’950 kcal',
  'You had 1 950 kcal',
  'two thousand five hundred kcal',
  'nineteen hundred calories',
  '1.85 kcal',
  '1,8500 kcal',
  '1850 g of protein',
  '45.2 kcal',
  '45.2 g of fat',
  '1,850 kcal of protein',
  '1,700–1,850 kcal',
  '45.2 mg of protein',
  '45 kg of protein',
  '1850 kJ',
  'between 1,700 and 1,900 kcal',
  'about 2,100 kcal',
  'roughly 1k calories',
  '200 below your goal',
  'half of your goal',
  '½ of your goal',
  '９００ kcal',
  '٢٥٠٠ kcal',
  '2⁵ kcal',
  '9999 kcal today',
  '1.530 g of protein',
  '15.3 g of sodium',
  '1,850 mg of sodium',
  'one litre of water',
  '2 litres of water',
  'one and a half liters',
  'one-point-five litres',
  'a 7-day streak',
  'seven days in a row',
  'in November 25 g',
  'on 20 November 2100 kcal',
  'at 12:45 kcal',
  '3 × 500 kcal',
  'a hundred grams',
  '25 per cent',
];
const right = [
  'You had 1,850 kcal',
  '1.850 kcal',
  '1850kcal',
  'about 1,900 kcal',
  'one thousand eight hundred and fifty calories',
  '150 below your goal',
  '45 g of protein',
  '45,2 g',
  '1.5 g of sodium',
  '1.5 litres of water',
  '72 kg',
  'a 6-day streak',
  'six days in a row',
  '22 percent',
  'On 20 November you had 1,850 kcal at 12:30',
  '1. Eat fruit\n2. Drink',
  'vitamin B12',
  '“Bread 9999 kcal special” gave 900 kcal',
];
const claims = [
  'I’ve logged it',
  'Logged your eggs',
  'Your eggs have been logged',
  'Your eggs are now in your diary',
  'Eggs were added to your log',
  'Consider it logged!',
  'I went ahead and recorded your eggs',
  'I’m adding that now',
  'It is planned for tomorrow',
  '✅ Logged',
  'All set!',
];
const never = [
  'I deleted your lunch',
  'I have removed the entry',
  'I updated your goal',
  'I’ve set your goal',
  'I emailed your doctor',
];
const noClaims = [
  'You logged lunch already',
  'You have logged six days in a row',
  'Have you logged dinner?',
  'I can log it for you',
  'Shall I add it to your diary?',
  'You could add beans',
  'Nothing was logged',
  'Your day is well planned',
];

describe('Checking a model reply', () => {
  it.each(wrong)('rejects a number that no fact supports: "%s"', (text) => {
    expect(fault(`Well done. ${text}, so far.`, true)).toContain('are not in the facts');
  });

  it.each(right)('accepts numbers that facts support: "%s"', (text) => {
    expect(fault(text, true)).toBeNull();
  });

  it.each(claims)('allows claiming a write only after it happened: "%s"', (text) => {
    expect(fault(text, false)).toMatch(/Nothing was logged|did not happen/);
    expect(fault(text, true)).toBeNull();
  });

  it.each(never)('rejects a claim that no tool can fulfill: "%s"', (text) => {
    expect(fault(text, true)).toMatch(/Nothing of that was changed|did not happen/);
  });

  it.each(noClaims)('allows mentioning what the user logs: "%s"', (text) => {
    expect(fault(text, false)).toBeNull();
  });

  it.each([...wrong, ...never, ...claims])('shows no part of a forbidden statement: "%s"', (text) => {
    const whole = `Well done so far. ${text} today, and keep going as you always do.`;
    const cut = whole.length - ` today, and keep going as you always do.`.length;
    let longest = '';
    for (let end = 1; end <= whole.length; end += 1) {
      const part = shown(whole.slice(0, end));
      expect(whole.startsWith(part)).toBe(true);
      if (part.length > longest.length) longest = part;
    }
    // Numbers before the wrong one are valid, as in 'between 1,700 and 1,850'; nothing after it is shown.
    expect(longest.length).toBeLessThan(cut);
    expect(fault(longest, false)).toBeNull();
  });

  it('shows the sentences of a valid reply once the next one begins', () => {
    const reply =
      'You had 1,850 kcal today, which leaves 150 kcal of your goal. Half an apple would fit nicely.';
    expect(shown(`${reply} Enjoy`)).toBe(reply);
  });
});
