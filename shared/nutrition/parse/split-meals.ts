import type { MealType } from '../../food-entries/meal-type.ts';
import { type ClockTime, resolveTime } from './clock-time.ts';
import { findMealMarkers, type MealMarker } from './find-meal-markers.ts';
import type { TextRange } from './tracked-text.ts';
import type { Token } from './tokenize.ts';
import { isFiller, isJoin } from './vocabulary/filler-words.ts';

/** The part of a text that belongs to one meal. */
interface MealSection {
  meal: MealType | null;
  /** Days from today: 0 today, -1 yesterday, null if the text does not say. */
  day: number | null;
  /** Clock time as 'HH:MM', null if the text does not say. */
  time: string | null;
  tokens: readonly Token[];
}

/** A text divided into its meals. */
export interface SplitMeals {
  sections: MealSection[];
  /** Where the text names meals, days and times. */
  named: TextRange[];
  /** The first meal that it names. */
  meal_type: MealType | null;
}

const isContent = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.kind === 'word' &&
  !isFiller(token.text) &&
  !isJoin(token.text) &&
  token.text !== 'a' &&
  token.text !== 'an';

const isBreak = (token: Token | undefined): boolean => token === undefined || token.kind === 'break';

const isAttached = (token: Token | undefined): boolean =>
  token?.kind === 'word' && ['with', 'in', 'on', 'but', 'without'].includes(token.text);

const connects = (token: Token | undefined): boolean => token?.kind === 'word' && isJoin(token.text);

/** Returns whether a marker belongs to the foods before it: 'eggs FOR BREAKFAST', unlike 'breakfast: eggs'. */
const isTrailing = (tokens: readonly Token[], marker: MealMarker, from: number, leads: boolean): boolean => {
  const before = tokens[marker.from - 1];
  if (isBreak(before) || connects(before) || !tokens.slice(from, marker.from).some(isContent)) return false;
  const after = tokens[marker.to];
  if (after?.kind === 'break' && /[:=-]/.test(after.raw)) return false;
  const ends = isBreak(after) || connects(after);
  return ends || (marker.isTied && !leads);
};

/** A marker with its direction. */
interface Directed extends MealMarker {
  trailing: boolean;
}

const direct = (tokens: readonly Token[], markers: readonly MealMarker[]): Directed[] => {
  let from = 0;
  let leads = false;
  return markers.map((marker) => {
    const trailing = isTrailing(tokens, marker, from, leads);
    leads = !trailing && marker.meal !== null;
    from = marker.to;
    return { ...marker, trailing };
  });
};

/** Returns the end of what still belongs to the meal before: 'for lunch (BEEF, GRAVY) and toast', 'WITH COFFEE'. */
const endOfAddition = (tokens: readonly Token[], from: number, to: number, text: string): number => {
  const [start, before] = [tokens[from]?.ranges[0]?.[0], tokens[from - 1]?.ranges.at(-1)?.[1]];
  if (start !== undefined && before !== undefined && text.slice(before, start).includes('(')) {
    const close = text.indexOf(')', start);
    const end = tokens.findIndex((token, at) => at >= from && (token.ranges[0]?.[0] ?? 0) > close);
    return close < 0 || end < 0 || end > to ? to : end;
  }
  if (!isAttached(tokens[from])) return from;
  const end = tokens.findIndex(
    (token, at) =>
      at > from && at < to && (token.kind === 'break' || (token.kind === 'word' && token.text === 'and')),
  );
  return end < 0 ? to : end;
};

type Owner = Pick<MealSection, 'meal' | 'day' | 'time'>;
const noOwner: Owner = { meal: null, day: null, time: null };

const ownerWith = (
  meal: MealType | null,
  day: number | null,
  time: ClockTime | null,
  isAtNight: boolean,
): Owner => ({ meal, day, time: resolveTime(time, meal, isAtNight) });

const ownerOf = (
  before: Directed | undefined,
  after: Directed | undefined,
  carried: number | null,
): Owner => {
  const leading = before !== undefined && !before.trailing ? before : undefined;
  const trailing = after?.trailing === true ? after : undefined;
  const said = trailing?.named === true ? trailing.meal : null;
  if (trailing !== undefined && leading !== undefined)
    return ownerWith(
      said ?? (leading.named ? leading.meal : null) ?? trailing.meal ?? leading.meal,
      trailing.day ?? leading.day ?? carried,
      trailing.time ?? leading.time,
      trailing.isAtNight || leading.isAtNight,
    );
  const owner = trailing ?? leading ?? before;
  return owner === undefined
    ? noOwner
    : ownerWith(owner.meal, owner.day ?? carried, owner.time, owner.isAtNight);
};

const startsFood = (token: Token | undefined): boolean =>
  token?.kind === 'number' ||
  (token?.kind === 'word' && ['a', 'an', 'some', 'the', 'then', 'i'].includes(token.text));

/**
 * Returns where the foods of the second meal start if both meals surround them: 'this morning porridge, THEN A SANDWICH
 * for lunch'. Null if all belong to one meal.
 */
const middleOf = (
  tokens: readonly Token[],
  [from, to]: readonly [number, number],
  before: Directed | undefined,
  after: Directed | undefined,
): number | null => {
  if (before === undefined || before.trailing || before.meal === null) return null;
  if (after?.trailing !== true || after.meal === null || after.meal === before.meal) return null;
  const isSplit = (at: number): boolean => {
    const token = tokens[at];
    const isLink = token?.kind === 'word' && (token.text === 'then' || token.text === 'and');
    const isThen = token?.kind === 'word' && token.text === 'then';
    const begins = isThen || token?.kind === 'break' || startsFood(tokens[at + 1]);
    return (isLink || token?.kind === 'break') && begins;
  };
  for (let at = to - 1; at > from; at -= 1) {
    const isBetween = tokens.slice(from, at).some(isContent) && tokens.slice(at, to).some(isContent);
    if (isBetween && isSplit(at)) return at;
  }
  return null;
};

const isThen = (token: Token | undefined): boolean => token?.kind === 'word' && token.text === 'then';

/**
 * Returns where the last step of a day starts that is told in steps: 'cereal, then a sandwich, THEN PIZZA for dinner'.
 * With a single 'then' all foods are courses of one meal: 'soup, then steak for dinner'.
 */
const lastStepOf = (
  tokens: readonly Token[],
  [from, to]: readonly [number, number],
  after: Directed | undefined,
): number | null => {
  if (after?.trailing !== true || after.meal === null) return null;
  const steps = tokens.slice(from, to).flatMap((token, at) => (isThen(token) ? [from + at] : []));
  const [first = from, last = from] = [steps[0], steps.at(-1)];
  const isSequence = steps.length > 1 && tokens.slice(first, last).some(isContent);
  return isSequence && tokens.slice(from, last).some(isContent) ? last : null;
};

const space = (): Token => ({ kind: 'break', raw: '', ranges: [] });

/** Appends a chunk to the sections: to the last one if it has the same owner. */
const append = (sections: MealSection[], owner: Owner, tokens: readonly Token[]): void => {
  if (tokens.length === 0) return;
  const last = sections.at(-1);
  const isSame = last?.meal === owner.meal && last.day === owner.day && last.time === owner.time;
  if (last !== undefined && isSame)
    sections[sections.length - 1] = { ...last, tokens: [...last.tokens, space(), ...tokens] };
  else sections.push({ ...owner, tokens: [space(), ...tokens] });
};

/**
 * Divides a text into its meals: 'eggs for breakfast and soup for lunch', 'yesterday: pizza', '8am toast, 1pm salad',
 * 'b: oats, l: soup'.
 * @param isName returns whether words in this order are part of a food's name
 */
export const splitMeals = (
  tokens: readonly Token[],
  text: string,
  isName: (words: readonly string[]) => boolean,
): SplitMeals => {
  const found = findMealMarkers(tokens, isName);
  const named = found.flatMap(({ from, to }) => tokens.slice(from, to).flatMap(({ ranges }) => ranges));
  const markers = direct(
    tokens,
    found.filter(({ places }) => places),
  );
  const sections: MealSection[] = [];
  let carried: number | null = null;
  const without = (from: number, to: number): Token[] =>
    tokens.slice(from, to).flatMap((token, at) => {
      const inside = found.find((marker) => from + at >= marker.from && from + at < marker.to);
      if (inside === undefined) return [token];
      return inside.isInAmount ? [] : [{ ...space(), ranges: token.ranges }];
    });
  for (let at = 0; at <= markers.length; at += 1) {
    const [before, after] = [markers[at - 1], markers[at]];
    if (before !== undefined && before.carries) carried = before.day;
    else if (before?.day != null) carried = null;
    const [start, end] = [before?.to ?? 0, after?.from ?? tokens.length];
    let from = start;
    if (before?.trailing === true && after?.trailing === true) {
      from = endOfAddition(tokens, start, end, text);
      const { meal, day, time, isAtNight } = before;
      append(sections, ownerWith(meal, day ?? carried, time, isAtNight), without(start, from));
    }
    const middle = middleOf(tokens, [from, end], before, after);
    if (middle !== null) {
      append(sections, ownerOf(before, undefined, carried), without(from, middle));
      from = middle;
    }
    const step = middle === null ? lastStepOf(tokens, [from, end], after) : null;
    if (step !== null) {
      const leading = before?.trailing === false ? before : undefined;
      append(
        sections,
        { ...ownerOf(leading, undefined, carried), ...(leading === undefined && { day: carried }) },
        without(from, step),
      );
      from = step;
    }
    append(
      sections,
      ownerOf((middle ?? step) === null ? before : undefined, after, carried),
      without(from, end),
    );
  }
  const only = markers.length === 0 ? found.find(({ isInAmount }) => isInAmount) : undefined;
  return {
    sections: only === undefined ? sections : sections.map((section) => ({ ...section, meal: only.meal })),
    named,
    meal_type: (only ?? markers.find((marker) => marker.named))?.meal ?? null,
  };
};
