import { describe, expect, it } from 'vitest';
import { answerByRules, answerLanguageOf, type RuleAnswer } from '#shared/coach/rules/answer-by-rules.ts';
import { loadCoachTexts } from '#shared/coach/load-texts.ts';
import { languageOf } from '#shared/coach/rules/read/german/is-german.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { findInventedNumbers } from '#shared/facts/figures/find-invented-figures.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { people, sourceOf } from '../facts/two-people.ts';

const [anna] = people();
const facts = factsOf(sourceOf(anna));
const foods = (words: string) => describeMeal(words).items;
const german = await loadCoachTexts('de');
const inEnglish = (message: string): RuleAnswer => answerByRules(message, facts, { foods });
const inGerman = (message: string): RuleAnswer => answerByRules(message, facts, { foods, words: german });

/** Words that only an English sentence has, outside quoted names. */
const ENGLISH =
  /\b(?:you|your|the|had|have|with|and|of|day|days|week|today|yesterday|entries|goal|left|average)\b/i;

/** German questions with their English equivalents. */
const pairs: readonly (readonly [german: string, english: string])[] = [
  ['Wie viele Kalorien hatte ich heute?', 'how many calories did I have today'],
  ['was bleibt heute noch übrig', 'what is left today'],
  ['Wieviel Eiweiss gestern?', 'protein yesterday'],
  ['Kohlenhydrate und Fett vor 2 Tagen', 'carbs and fat 2 days ago'],
  ['Durchschnittlich Eiweiß diese Woche', 'average protein this week'],
  ['Wie viel Zucker letzte Woche', 'how much sugar last week'],
  ['Kalorien am Dienstag', 'calories on Tuesday'],
  ['Ballaststoffe am 12. November', 'fiber on 12 November'],
  ['was habe ich gestern gegessen', 'what did I eat yesterday'],
  ['Was gab es gestern zum Abendessen?', 'what did I have for dinner yesterday'],
  ['wann habe ich zuletzt Lachs gegessen', 'when did I last eat salmon'],
  ['Wie oft hatte ich Lachs in den letzten 14 Tagen?', 'how often did I have salmon in the last 14 days'],
  ['Wie viel wiege ich?', 'what do I weigh'],
  ['meine Serie', 'my streak'],
  ['an welchem Tag habe ich diese Woche am meisten gegessen', 'on which day did I eat most this week'],
  ['Vergleiche diese Woche mit letzter Woche', 'compare this week with last week'],
  ['An wie vielen Tagen war ich über 1800 kcal?', 'on how many days was I over 1800 kcal'],
  ['Habe ich am Wochenende mein Ziel erreicht?', 'did I reach my goal at the weekend'],
  ['Makroverteilung diese Woche', 'macro split this week'],
  ['Wie viel Eiweiß brauche ich am Tag?', 'how much protein do I need a day'],
  ['wie viele Kalorien hat eine Banane', 'how many calories are in a banana'],
  ['was ist mein BMI', 'what is my BMI'],
];

describe('German questions', () => {
  it.each(pairs)('"%s" is answered in German with the facts of "%s"', (question, english) => {
    const answer = inGerman(question);
    expect(answer.facts.map(({ id, value }) => [id, value])).toEqual(
      inEnglish(english).facts.map(({ id, value }) => [id, value]),
    );
    expect(answer.isUnderstood).toBe(true);
    expect(answer.response.replace(/„[^“]*“/gu, '')).not.toMatch(ENGLISH);
    expect(findInventedNumbers(answer.response, answer.facts, 'de')).toEqual([]);
  });

  it('writes numbers, days and names the German way', () => {
    expect(inGerman('Was hatte ich gestern?').response).toMatch(/^Du hattest gestern „[^“]+“ \(\d+\skcal\)/u);
    expect(inGerman('Kalorien diese Woche').response).toMatch(/\d\.\d{3}\skcal/);
    expect(inGerman('Kalorien am Dienstag').response).toContain('am Dienstag, 17. November');
    expect(inGerman('An wie vielen Tagen war ich über 1800 kcal?').response).toMatch(/An 1 Tag von 7 Tagen/);
  });

  it('a German question gets a German answer on an English page, and a German page always does', () => {
    expect(answerLanguageOf('Was habe ich gestern gegessen?', 'en')).toBe('de');
    expect(answerLanguageOf('what did I eat yesterday', 'de')).toBe('de');
    expect(answerLanguageOf('what did I eat yesterday', 'en')).toBe('en');
    expect(languageOf('protein?')).toBeNull();
  });

  it('answers an English question on a German page in German', () => {
    expect(inGerman('what did I eat yesterday').response).toMatch(/^Du hattest gestern/);
  });
});
