import { describe, expect, it } from 'vitest';
import { faultOf, knownFacts, shownPart } from '#functions/coach/model/reply-check.ts';
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
  '45.2 mg of protein',
  '45 kg of protein',
  '45.2 g of fat',
  '1,850 kcal of protein',
  '1850 kJ',
  'between 1,700 and 1,900 kcal',
  '1,700–1,850 kcal',
  'about 2,100 kcal',
  'roughly 1k calories',
  '200 below your goal',
  '93% of your goal',
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
  '+300',
  'a dozen eggs',
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
    expect(faultOf(`Well done. ${text}, so far.`, facts, true)).toContain('are not in the facts');
  });

  it.each(right)('accepts numbers that facts support: "%s"', (text) => {
    expect(faultOf(text, facts, true)).toBeNull();
  });

  it.each(claims)('allows claiming a write only after it happened: "%s"', (text) => {
    expect(faultOf(text, facts, false)).toContain('Nothing was logged');
    expect(faultOf(text, facts, true)).toBeNull();
  });

  it.each(never)('rejects a claim that no tool can fulfill: "%s"', (text) => {
    expect(faultOf(text, facts, true)).toContain('Nothing of that was changed, removed or sent');
  });

  it.each(noClaims)('allows mentioning what the user logs: "%s"', (text) => {
    expect(faultOf(text, facts, false)).toBeNull();
  });

  it.each([...wrong, ...never, ...claims])('shows no part of a forbidden statement: "%s"', (text) => {
    const whole = `Well done so far. ${text} today, and keep going as you always do.`;
    const cut = whole.length - ` today, and keep going as you always do.`.length;
    let shown = '';
    for (let end = 1; end <= whole.length; end += 1) {
      const part = shownPart(whole.slice(0, end), facts, false);
      expect(whole.startsWith(part)).toBe(true);
      if (part.length > shown.length) shown = part;
    }
    // Numbers before the wrong one are valid, as in 'between 1,700 and 1,850'; nothing after it is shown.
    expect(shown.length).toBeLessThan(cut);
    expect(faultOf(shown, facts, false)).toBeNull();
  });

  it('shows a valid reply completely once it is finished', () => {
    const whole =
      'You had 1,850 kcal today, which leaves 150 kcal of your goal. Half an apple would fit nicely.\n';
    expect(shownPart(whole, facts, false)).toBe(whole);
  });
});
