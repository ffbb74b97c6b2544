import { wholeOf } from './parse-utterance.ts';
import { numberOf } from './spoken-numbers.ts';
import { CALORIES, calories, danglingWords, leadIn, UNITS } from './spoken-patterns.ts';

/** A part of a transcript with calories before the food. */
export interface CaloriesFirst {
  /** The text before it, about other foods. */
  before: string;
  food: string;
  /** Total kcal as digits: '100'. */
  calories: string;
  /** The food with its calories as spoken. */
  text: string;
  /** Index of the text after it. */
  end: number;
}

const END = `(?=\\s+(?:and|plus|then)\\s|,(?!\\d)|;|\\.(?:\\s|$)|\\s+\\d[\\d.,]*[\\s-]*(?:${CALORIES})\\b|$)`;
/** '200 calories of rice'. */
const ofFood = new RegExp(`^\\s+(?:worth )?of\\s+(.+?)${END}`, 'iu');
/** 'a 100-calorie pack of almonds' but not 'gum 1 calorie for lunch'. */
const namedFood = new RegExp(
  `^\\s+((?!(?:and|plus|then|with|also|for|as|at|of|in|each|total|altogether)\\b)\\p{L}.*?)${END}`,
  'iu',
);
const plural = /s$/iu;
const VESSEL = `(?:${UNITS}|packs?|packets?|bags?|box(?:es)?|bars?)`;
/** Matches the start of a food: 'and a ', 'two ', 'a bottle of '. */
const opening = new RegExp(
  '(?:^|[,;.]\\s+|\\b(?:and|plus|with|then|also|had|ate|eaten|drank|drunk)\\s+)' +
    `(?:(an?|the|my|some|another|\\w+)\\s+)?(${VESSEL}\\s+of\\s+)?$`,
  'iu',
);

const determiners = /^(?:an?|the|my|some|another)$/iu;

const asMeasure = (ahead: string, found: RegExpExecArray, rest: string): CaloriesFirst | null => {
  const food = ofFood.exec(rest);
  if (!food?.[1]) return null;
  return {
    before: ahead.replace(danglingWords, ''),
    food: food[1],
    calories: found[1] ?? '',
    text: `${found[0]} of ${food[1]}`,
    end: food[0].length,
  };
};

const asAdjective = (ahead: string, found: RegExpExecArray, rest: string): CaloriesFirst | null => {
  const [food, opens] = [namedFood.exec(rest), opening.exec(ahead)];
  const [each, calories_each = ''] = found;
  // In 'a banana 105 calories' the food comes first.
  if (!food?.[1] || !opens || plural.test(each)) return null;
  const [, word = '', vessel = ''] = opens;
  const count = numberOf(word);
  if (word !== '' && count === null && !determiners.test(word)) return null;
  const lead = count !== null && count > 1 ? `${word} ` : '';
  return {
    before: ahead.slice(0, opens.index).replace(danglingWords, ''),
    food: `${lead}${vessel}${food[1]}`,
    calories: String(wholeOf(calories_each) * (count ?? 1)),
    text: `${lead}${vessel}${each} ${food[1]}`,
    end: food[0].length,
  };
};

/** Parses 'two eggs and a 100-calorie pack of almonds'. Returns null if the food comes before its calories. */
export const readCaloriesFirst = (text: string): CaloriesFirst | null => {
  const found = calories.exec(text);
  if (!found) return null;
  const ahead = text.slice(0, found.index).replace(leadIn, '');
  const from = found.index + found[0].length;
  const rest = text.slice(from);
  const read = asMeasure(ahead, found, rest) ?? asAdjective(ahead, found, rest);
  return read && { ...read, end: from + read.end };
};
