import { weekdayOf } from '#shared/facts/calendar.ts';
import { plainName } from '#shared/facts/plain-name.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import { openTranslator, type Translator } from '#shared/language/translator.ts';
import type { Facts } from '#shared/facts/facts.ts';
import type { Language } from '#shared/language/languages.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';

/** Loads the texts of replies about writes. */
const loadWriteTexts = openTranslator(
  () => import('#shared/languages/de/coach-writes.json', { with: { type: 'json' } }),
);

/** Texts of a reply. Without energy for users with a stated eating disorder (decision 0069). */
export type WriteWords = Translator & { hidesEnergy?: boolean };

/** Loads the texts of replies to a user. */
export const loadWriteWords = async (
  language: Language,
  { risk }: Pick<Facts, 'risk'>,
): Promise<WriteWords> => ({
  ...(await loadWriteTexts(language)),
  hidesEnergy: risk === 'eating_disorder',
});

/** A name in quotation marks. */
export const quote = ({ language }: Translator, name: string): string =>
  language === 'de' ? `„${plainName(name)}“` : `“${plainName(name)}”`;

/** 'A', 'A and B', 'A, B and C'. */
export const listOf = ({ t }: Translator, parts: readonly string[]): string => {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : t('{list} and {last}', { list: parts.slice(0, -1).join(', '), last });
};

export const mealAs = ({ t }: Translator, meal: MealType): string =>
  ({
    breakfast: t('as breakfast'),
    lunch: t('as lunch'),
    dinner: t('as dinner'),
    snack: t('as a snack'),
  })[meal];

const weekdays = ({ t }: Translator): string[] => [
  t('on Sunday'),
  t('on Monday'),
  t('on Tuesday'),
  t('on Wednesday'),
  t('on Thursday'),
  t('on Friday'),
  t('on Saturday'),
];

/** 'today', 'yesterday', 'on Monday', 'on Monday, 16 November'. */
export const dayIn = (words: Translator, date: LocalDate, today: LocalDate): string => {
  if (date === today) return words.t('today|day');
  if (date === addDays(today, -1)) return words.t('yesterday|day');
  if (date === addDays(today, 1)) return words.t('tomorrow|day');
  const weekday = weekdays(words)[weekdayOf(date)] ?? '';
  return `${weekday}, ${words.day(date)}`;
};

export const kcal = (words: Translator, calories: number): string =>
  `${words.number(Math.round(calories))} kcal`;

/** Returns the energy as the part of a list: nothing if it is unknown or hidden. */
export const energyOf = (words: WriteWords, calories: number | null): string[] =>
  calories === null || words.hidesEnergy ? [] : [kcal(words, calories)];

/** '“Egg” (100 g, 155 kcal)'. */
const itemWords = (words: WriteWords, { name, grams, nutrients, record_id }: FoodItem): string => {
  const amounts = [
    ...(record_id === null && nutrients.protein === null ? [] : [`${words.number(Math.round(grams))} g`]),
    ...energyOf(words, nutrients.calories),
  ];
  return amounts.length === 0 ? quote(words, name) : `${quote(words, name)} (${amounts.join(', ')})`;
};

export const itemsWords = (words: WriteWords, items: readonly FoodItem[]): string =>
  items.map((item) => itemWords(words, item)).join(', ');

/** Begins a sentence with a capital letter. */
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
