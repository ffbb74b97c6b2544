import { applyShares } from './tokens/apply-shares.ts';
import { completeComboMeals } from './tokens/complete-combo-meals.ts';
import { divideShares } from './tokens/divide-shares.ts';
import { dropFortification } from './tokens/drop-fortification.ts';
import { dropUnrelatedNumbers } from './tokens/drop-unrelated-numbers.ts';
import { markCorrections } from './tokens/mark-corrections.ts';
import { markNames } from './tokens/mark-names.ts';
import { moveCounts } from './tokens/move-counts.ts';
import { nameBeers } from './tokens/name-beers.ts';
import { nameRawLeaves } from './tokens/name-raw-leaves.ts';
import { nameWholeBirds } from './tokens/name-whole-birds.ts';
import { nameWines } from './tokens/name-wines.ts';
import { readDrinkSizes } from './tokens/read-drink-sizes.ts';
import { readNumbers } from './tokens/read-numbers.ts';
import { readStatedValues } from './tokens/read-stated-values.ts';
import { replacePhrases } from './replace-phrases.ts';
import { splitAfterAmounts } from './tokens/split-after-amounts.ts';
import type { Token } from './tokenize.ts';
import { unitOf } from './vocabulary/units.ts';

/** Returns whether words in this order are the full name of a food. */
export type NamePredicate = (words: readonly string[]) => boolean;

/** One rewriting step over the tokens of a text. A test runs `example` through it. */
export interface TokenPass {
  name: string;
  /** A text, and its tokens before and after the pass. */
  example: readonly [text: string, before: string, after: string];
  apply: (tokens: readonly Token[], isName: NamePredicate) => readonly Token[];
}

/** Turns words into names and numbers, before the text is divided into meals. */
export const phrasePasses: readonly TokenPass[] = [
  {
    name: 'drop what a food is fortified with',
    example: ['milk fortified with vitamin d', 'milk fortified with vitamin d', 'milk'],
    apply: dropFortification,
  },
  {
    name: 'replace fixed phrases',
    example: ['quarter pounder', 'quarter pounder', 'quarterpounder'],
    apply: replacePhrases,
  },
  {
    name: 'protect food names from the passes below',
    example: ['five grain rice', 'five grain rice', '[five] [grain] [rice]'],
    apply: markNames,
  },
  {
    name: 'read stated nutrients',
    example: [
      'shake, 40g protein, 5g carbs, 2g fat',
      'shake | 40 g protein | 5 g carb | 2 g fat',
      'shake | 198kcal | |',
    ],
    apply: readStatedValues,
  },
  {
    name: 'read number words',
    example: ['half a dozen eggs', 'half a dozen egg', '6 egg'],
    apply: readNumbers,
  },
];

/** Prepares the tokens for being split into segments. */
export const structurePasses: readonly TokenPass[] = [
  {
    name: 'move a count to the front of a brand',
    example: ['Taco Bell 2 crunchy tacos', 'taco_bell 2 crunchy taco', '2 taco_bell crunchy taco'],
    apply: moveCounts,
  },
  {
    name: 'name wines',
    example: ['a glass of red', '1 glass of red', '1 glass of red wine'],
    apply: nameWines,
  },
  {
    name: 'name beers by their measure',
    example: ['eine Maß', '1 maß', '1 liter beer'],
    apply: nameBeers,
  },
  {
    name: 'add the fries of a combo meal',
    example: ['a Whopper meal', '1 whopper meal', '1 whopper and 1 medium burgerking fry'],
    apply: completeComboMeals,
  },
  {
    name: 'name whole birds',
    example: ['half a chicken', '0.5 chicken', '0.5 rotisserie chicken'],
    apply: nameWholeBirds,
  },
  {
    name: 'name raw leaves',
    example: ['2 cups of spinach', '2 cup of spinach', '2 cup of raw spinach'],
    apply: nameRawLeaves,
  },
  {
    name: 'read the cup sizes of coffee chains',
    example: ['a grande latte', '1 grande latte', '1 473 ml latte'],
    apply: readDrinkSizes,
  },
  {
    name: 'divide what several people shared',
    example: [
      'a bottle of wine split 3 ways',
      '1 bottle of wine split 3 way',
      '0.3333333333333333 bottle of wine',
    ],
    apply: divideShares,
  },
  {
    name: "apply the user's share",
    example: ['split a pizza with my wife', 'split 1 pizza with my wife', '0.5 pizza'],
    apply: applyShares,
  },
  {
    name: 'drop numbers that count no food, read energy',
    example: ['8 inch pizza, 250 calories', '8 inch pizza | 250 calory', 'pizza | 250kcal'],
    apply: (tokens) => dropUnrelatedNumbers(tokens, (word) => unitOf(word) !== null),
  },
  {
    name: 'mark corrections',
    example: ['two eggs, no wait, three eggs', '2 egg | no wait | 3 egg', '2 egg | correction_mark 3 egg'],
    apply: markCorrections,
  },
  {
    name: 'split lists of foods followed by amounts',
    example: ['chicken 200 rice 150', 'chicken 200 rice 150', 'chicken 200 | rice 150'],
    apply: splitAfterAmounts,
  },
];
