import type { Translator } from '../language/translator.ts';
import { type Fact, type FactUnit, figureWords, shown } from './fact.ts';

const counted: Partial<Record<FactUnit, (words: Translator, count: number, n: string) => string>> = {
  day: ({ plural }, count, n) => plural(count, '{n} day', '{n} days', { n }),
  week: ({ plural }, count, n) => plural(count, '{n} week', '{n} weeks', { n }),
  meal: ({ plural }, count, n) => plural(count, '{n} meal', '{n} meals', { n }),
  entry: ({ plural }, count, n) => plural(count, '{n} entry', '{n} entries', { n }),
  year: ({ plural }, count, n) => plural(count, '{n} year', '{n} years', { n }),
  time: ({ t }, count, n) => (count === 1 ? t('once') : count === 2 ? t('twice') : t('{n} times', { n })),
};

/** '1,240 kcal', '57%', '1 day', 'twice', as the language writes it. */
export const figureIn = (words: Translator, value: number, unit: FactUnit | null): string => {
  if (words.language === 'en') return figureWords(value, unit);
  const n = words.number(shown(value, unit));
  if (unit === null) return n;
  // Non-breaking space between a number and its unit.
  if (unit === '%') return `${n}\u00a0%`;
  return counted[unit]?.(words, value, n) ?? `${n}\u00a0${unit}`;
};

/** Returns a fact in words of a language. Facts without a number, such as names, are the same in every language. */
export const factIn = (words: Translator, fact: Fact): string => {
  if (words.language === 'en') return fact.words;
  if (fact.german !== undefined) return fact.german;
  // Names are shown in the language's quotes.
  if (fact.value === null && fact.unit === null) return fact.words.replace(/^“(.*)”$/su, '„$1“');
  if (fact.value === null) return words.t('not known');
  const figure = figureIn(words, fact.value, fact.unit);
  return fact.isAtLeast ? words.t('at least {figure}', { figure }) : figure;
};
