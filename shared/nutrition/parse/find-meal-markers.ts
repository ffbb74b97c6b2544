import type { MealType } from '../../food-entries/meal-type.ts';
import { type ClockTime, endsTime } from './clock-time.ts';
import type { Token } from './tokenize.ts';
import { normalForm } from './normal-form.ts';
import { translateGerman } from './vocabulary/german-words.ts';
import {
  courses,
  dayParts,
  dayWords,
  describingWords,
  leadWords,
  mealLetters,
  mealOfHour,
  mealWords,
  missedWords,
  morningDishes,
  openingWords,
  otherTimeWords,
  tieWords,
} from './vocabulary/meal-times.ts';
import { unitOf } from './vocabulary/units.ts';

/** A place in a text that names a meal, a day or a time. */
export interface MealMarker {
  /** Positions of its first token and after its last one. */
  from: number;
  to: number;
  meal: MealType | null;
  day: number | null;
  /** Whether it names the meal itself, unlike a time. */
  named: boolean;
  /** Whether a preposition may tie it to the food before it. */
  isTied: boolean;
  /** Whether foods belong to it, unlike 'after lunch' and 'no dinner'. */
  places: boolean;
  /** Whether it stands inside an amount: 'a 35 g SNACK of nuts'. */
  isInAmount: boolean;
  /** Whether its day also applies to the meals after it: 'yesterday: breakfast ... lunch ...'. */
  carries: boolean;
  time: ClockTime | null;
  /** Whether it names the night or the evening: 'last NIGHT at 9'. */
  isAtNight: boolean;
}

type Found = Pick<MealMarker, 'meal' | 'day' | 'named' | 'carries' | 'isInAmount' | 'time' | 'isAtNight'> & {
  length: number;
};

const THIS = normalForm('this');

const wordOf = (token: Token | undefined): string =>
  token?.kind === 'word' && token.named !== true ? token.text : '';

const found = (length: number, values: Partial<Found>): Found => ({
  meal: null,
  day: null,
  named: false,
  carries: false,
  isInAmount: false,
  time: null,
  isAtNight: false,
  length,
  ...values,
});

/** Returns whether a mass or volume is right before a position. */
const isWeighed = (tokens: readonly Token[], index: number): boolean => {
  const unit = unitOf(wordOf(tokens[index - 1]));
  return unit !== null && unit.kind !== 'portion' && tokens[index - 2]?.kind === 'number';
};

const isOwner = (token: Token | undefined): boolean => /['’]s$/.test(token?.raw ?? '');

const isOnHour = (hour: number, minute: number): boolean => hour <= 24 && minute < 60;

/**
 * Reads a clock time: '8am', '8:30', 'at 9', '8 Uhr'. Without am or pm the hour tells no meal.
 * @param follows whether a meal or a day is right before it: 'last night AT 9'
 */
const readTime = (tokens: readonly Token[], at: number, follows: boolean): Found | null => {
  const token = tokens[at];
  const clock = token?.kind === 'break' ? /^(\d{1,2}):(\d{2})$/.exec(token.raw) : null;
  const hour = token?.kind === 'number' && !token.article ? token.value : Number(clock?.[1] ?? Number.NaN);
  const minute = Number(clock?.[2] ?? 0);
  if (!Number.isInteger(hour) || !isOnHour(hour, minute)) return null;
  const next = wordOf(tokens[at + 1]);
  const after = tokens[at + 2];
  const inHalf = (length: number, half: string): Found => {
    const exact = (hour % 12) + (half === 'p' ? 12 : 0);
    return found(length, {
      meal: mealOfHour(exact),
      time: { hour: exact, minute, isAmbiguous: false },
    });
  };
  const time: ClockTime = { hour: hour % 24, minute, isAmbiguous: hour <= 12 && hour > 0 };
  const asWritten = (length: number): Found =>
    found(length, hour > 12 ? { meal: mealOfHour(hour % 24), time } : { time });
  if (next === 'am' || next === 'pm') return inHalf(2, next.slice(0, 1));
  if ((next === 'a' || next === 'p') && wordOf(after) === 'm') return inHalf(3, next);
  if (next === 'oclock') return asWritten(2);
  if (clock !== null) return asWritten(1);
  const isAt = ['at', 'around', 'um', 'gegen'].includes(wordOf(tokens[at - 1]));
  return isAt && hour >= 1 && (follows || endsTime(tokens, at)) ? found(1, { time }) : null;
};

const readNight = (tokens: readonly Token[], at: number): Found | null => {
  const [first, second] = [wordOf(tokens[at]), tokens[at + 1]];
  if (isOwner(second)) return null;
  if (first === 'last' && wordOf(second) === 'night') return found(2, { day: -1, isAtNight: true });
  if (first === 'last' && wordOf(second) === 'evening')
    return found(2, { day: -1, meal: 'dinner', isAtNight: true });
  if (first === 'before' && wordOf(second) === 'work') return found(2, { meal: 'breakfast' });
  const isBefore = first === 'day' && wordOf(second) === 'before' && wordOf(tokens[at + 2]) === 'yesterday';
  return isBefore ? found(3, { day: -2, carries: true }) : null;
};

const readWord = (
  tokens: readonly Token[],
  at: number,
  isName: (words: readonly string[]) => boolean,
): Found | null => {
  const token = tokens[at];
  const word = wordOf(token);
  if (word === '' || isOwner(token)) return null;
  const [before, after] = [wordOf(tokens[at - 1]), wordOf(tokens[at + 1])];
  const next = tokens[at + 1];
  const isLetter =
    mealLetters.has(word) &&
    next?.kind === 'break' &&
    /[:=]/.test(next.raw) &&
    (at === 0 || tokens[at - 1]?.kind === 'break' || /^\p{Lu}$/u.test(token?.raw ?? ''));
  if (isLetter) return found(1, { meal: mealLetters.get(word) ?? null, named: true });
  const isHeading = next?.kind === 'break' && /[:=]/.test(next.raw);
  if (word === 'night' && (isHeading || before === 'at'))
    return found(1, { meal: 'dinner', isAtNight: true });
  const day = dayWords.get(word) ?? null;
  const part = dayParts.get(word) ?? null;
  if (day !== null || part !== null) {
    if (part !== null && after !== '' && isName([word, after]) && day === null) return null;
    return found(1, {
      meal: part,
      day: day ?? (before === THIS ? 0 : null),
      carries: day !== null && day < 0,
      isAtNight: part === 'dinner' || word === 'tonight',
    });
  }
  // 'Dessert: gelato' belongs to the meal before it.
  if (courses.has(word) && next?.kind === 'break' && /[:=]/.test(next.raw))
    return found(1, { isInAmount: true });
  const meal = mealWords.get(word);
  if (meal === undefined) return null;
  const heads = tokens[at + 2]?.kind === 'break' && tokens[at + 2]?.raw === ':';
  // 'For breakfast sausage and eggs' names the meal, 'a breakfast sausage' and 'this breakfast sausage' a food.
  const isThisFood = before === THIS && (morningDishes.has(after) || (!heads && isName([word, after])));
  const isMeal =
    (before !== 'um' && tieWords.has(before) && !isThisFood) ||
    translateGerman(token?.raw.toLowerCase() ?? '') !== undefined;
  if (!isMeal) {
    if ((after !== '' && !heads && isName([word, after])) || (before !== '' && isName([before, word])))
      return null;
    if (morningDishes.has(after) && word === 'breakfast') return null;
  }
  return found(1, { meal, named: true, isInAmount: after === 'of' && isWeighed(tokens, at) });
};

/** Returns the start of a marker including the words that lead to it: 'AS A snack'. */
const startOf = (tokens: readonly Token[], at: number, from: number): number => {
  let start = at;
  while (start > from) {
    const token = tokens[start - 1];
    const isLead =
      (token?.kind === 'number' && token.article) || (token?.kind === 'word' && leadWords.has(wordOf(token)));
    if (!isLead) break;
    start -= 1;
  }
  return start;
};

/** Returns the end of a marker including the words that lead from it to its foods: 'breakfast WAS'. */
const endOf = (tokens: readonly Token[], to: number): number => {
  let end = to;
  while (openingWords.has(wordOf(tokens[end])) && !dayWords.has(wordOf(tokens[end]))) end += 1;
  // 'Dinner LIGHT: soup', unlike 'for dinner light cream cheese'.
  const isDescribed = describingWords.has(wordOf(tokens[end])) && tokens[end + 1]?.kind === 'break';
  return isDescribed ? end + 1 : end;
};

const merge = (one: MealMarker, other: MealMarker): MealMarker => ({
  ...one,
  to: other.to,
  meal: (one.named ? one.meal : null) ?? (other.named ? other.meal : null) ?? one.meal ?? other.meal,
  day: one.day ?? other.day,
  named: one.named || other.named,
  places: one.places && other.places,
  carries: one.carries || other.carries,
  time: one.time ?? other.time,
  isAtNight: one.isAtNight || other.isAtNight,
});

/** Hours that are in the morning unless a later time comes before them. */
const FIRST_MORNING_HOUR = 4;
const NOON = 12;

/** Decides between morning and afternoon when a text has several times in a row: '7:30 coffee, 12:30 sushi, 7:15 soup'. */
const resolveHours = (markers: readonly MealMarker[]): MealMarker[] => {
  const isTimed = ({ time, named }: MealMarker): boolean => time !== null && !named;
  if (markers.filter(isTimed).length < 2) return [...markers];
  let last = 0;
  return markers.map((marker) => {
    const { time, meal, isAtNight } = marker;
    if (time === null || marker.named) return marker;
    const morning = time.hour % NOON;
    const isLater = morning < FIRST_MORNING_HOUR || morning < last || isAtNight;
    const hour = time.isAmbiguous && isLater ? morning + NOON : time.hour;
    last = hour;
    return { ...marker, meal: meal ?? mealOfHour(hour), time: { ...time, hour, isAmbiguous: false } };
  });
};

/** Finds the meals, days and times that a text names. Neighbors become one: 'last night for dinner', 'Friday 8 pm'. */
export const findMealMarkers = (
  tokens: readonly Token[],
  isName: (words: readonly string[]) => boolean,
): MealMarker[] => {
  const markers: MealMarker[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const last = markers.at(-1);
    const follows = last !== undefined && last.to === at - 1;
    const read = readNight(tokens, at) ?? readTime(tokens, at, follows) ?? readWord(tokens, at, isName);
    if (read === null) continue;
    const from = read.isInAmount ? at : startOf(tokens, at, last?.to ?? 0);
    const lead = wordOf(tokens[from - 1]);
    const isMissed = missedWords.has(lead);
    const isOther = otherTimeWords.has(lead) && read.named;
    const { length, ...values } = read;
    const marker: MealMarker = {
      ...values,
      from: isMissed || isOther ? from - 1 : from,
      to: endOf(tokens, at + length),
      isTied: tokens.slice(from, at).some((token) => tieWords.has(wordOf(token))),
      places: !isMissed && !isOther && !read.isInAmount,
    };
    const isNext = last !== undefined && marker.from === last.to;
    const isPair = isNext && (last.meal === null || marker.meal === null || !last.named || !marker.named);
    if (last !== undefined && isPair) markers[markers.length - 1] = merge(last, marker);
    else markers.push(marker);
    at = marker.to - 1;
  }
  return resolveHours(markers);
};
