import { readCaloriesFirst } from './calories-first.ts';
import { parseUtterance, spokenText, type Utterance } from './parse-utterance.ts';
import { calories, FOR_MEAL, NUMBER, UNITS } from './spoken-patterns.ts';

const ownServing = new RegExp(
  `^[\\s,]*(?:(?:and|with|about|around|at|for)\\s+)?${NUMBER}\\s*(?:${UNITS})\\b(?=\\s*(?:$|[,.;]|and\\b|plus\\b|with\\b|${FOR_MEAL}\\b))`,
  'iu',
);
const ownMeal = new RegExp(`^[\\s,]*${FOR_MEAL}\\b`, 'iu');
/** '300 calories in total'. */
const ownTotal = /^[\s,]*(?:in (?:total|all)|total|altogether)\b/iu;

/** Returns the length of the text after stated calories that belongs to the same food: '150 grams', 'for lunch'. */
const lengthOfOwn = (rest: string): number => {
  const own = ownServing.exec(rest) ?? ownMeal.exec(rest) ?? ownTotal.exec(rest);
  return own ? own[0].length + lengthOfOwn(rest.slice(own[0].length)) : 0;
};

const afterJoint = (rest: string): string =>
  rest.replace(/^(?:[\s,;.]|\b(?:and|plus|with|then|also)\b)+/iu, '');

const inReadText = (text: string): Utterance[] => {
  const found = calories.exec(text);
  if (!found) return /[\p{L}\d]/u.test(text) ? [parseUtterance(text)] : [];
  const first = readCaloriesFirst(text);
  if (first) {
    const end = first.end + lengthOfOwn(text.slice(first.end));
    const own = text.slice(first.end, end);
    const utterance = parseUtterance(`${first.food} ${first.calories} calories${own}`);
    return [
      ...inReadText(first.before),
      { ...utterance, text: first.text, measured_in_calories: utterance.serving_size === null },
      ...inReadText(afterJoint(text.slice(end))),
    ];
  }
  const from = found.index + found[0].length;
  const end = from + lengthOfOwn(text.slice(from));
  return [parseUtterance(text.slice(0, end)), ...inReadText(afterJoint(text.slice(end)))];
};

/**
 * Splits a transcript into utterances. Each food with its own calories, before or after it, is one: 'an apple 95
 * calories and 200 calories of rice' gives two. Without calories the transcript is a single utterance. Calories without
 * a food give an utterance without a name.
 */
export const splitUtterances = (said: string): Utterance[] => inReadText(spokenText(said));
