import type { Look } from '../create-lookup.ts';
import type { FoodMatch } from '../match-foods.ts';
import { noHint } from '../query.ts';
import { ROUGH, weightOf } from '../word-classes.ts';
import type { SaidFood } from '../../parse/parse-meal.ts';

/** So well a part's words fit a name that they are a food without their neighbours. */
const ALONE = 0.9;

const namingOf = (words: readonly string[]): string[] => words.filter((word) => weightOf(word) >= ROUGH);

/** The parts that are foods by themselves: 'rice' and 'steamed broccoli', never 'breaded' or 'with skin'. */
export const ownFoodsOf = (said: readonly SaidFood[], look: Look): ReadonlySet<SaidFood> =>
  new Set(
    said.filter(({ words, negated }) => {
      const naming = namingOf(words);
      const [match] = negated
        ? []
        : look(
            naming.map((word) => ({ word, share: 1 })),
            noHint,
          );
      return match !== undefined && match.score >= ALONE;
    }),
  );

/** Whether a name is about more than was said: a casserole for rice and broccoli, a scrambled egg for a fried one. */
export const saysMore = ({ naming, front }: FoodMatch, parts: readonly SaidFood[]): boolean => {
  const said = new Set(parts.flatMap(({ words, extra }) => [...words, ...extra]));
  return (
    naming.some((word) => !said.has(word)) || (front.length > 0 && !front.some((word) => said.has(word)))
  );
};

/** Whether a name has any of what a part names. */
export const hasAnyOf = ({ words: name }: FoodMatch, { words }: SaidFood): boolean =>
  namingOf(words).some((word) => name.has(word));

/** Whether a name has all that a part names. */
export const hasAllOf = ({ words: name }: FoodMatch, { words }: SaidFood): boolean =>
  namingOf(words).every((word) => name.has(word));
