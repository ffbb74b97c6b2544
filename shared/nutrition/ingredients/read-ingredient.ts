import { readQuantity } from './read-quantity.ts';
import { singularUnit } from './singular-unit.ts';
import {
  adverbs,
  foodSizes,
  meats,
  preparations,
  recipeUnits,
  unitQualifiers,
  trailingUnits,
} from './ingredient-words.ts';

/** A parsed line of a recipe. */
export interface Ingredient {
  /** Both ends of the amount, equal unless it is a range; null without an amount. */
  quantity: { from: number; to: number } | null;
  /** In the singular with its qualifiers: 'tbsp', 'large clove'. Empty if the food itself is counted. */
  unit: string;
  /** Lower case, without preparations. */
  name: string;
}

const about =
  /^(?:about|approximately|approx\.?|around|roughly|at least|scant|generous|heaping|heaped|good|up to|a scant|a generous|another|extra|plus|juice of|zest of)\s+(?=[\d¼½¾⅓⅔⅛a])/i;
/** Matches the text after the name: when, why, or further amounts. */
const tail =
  /\s(?:or\s(?=[\d¼½¾⅓⅔⅛]|an?\s)|mixed with|for\s(?!.*\bflour\b)|to taste|or more|plus\s|or to taste|or so\b|about\s|such as|preferably|as needed|if needed|if desired|optional|at room|cut into|cut in\b|from about|left over|divided|to serve|to garnish|not\s|with\s(?=(?:skin|bones?|their|its|stems?|leaves)\b)).*$/i;

const clean = (word: string): string => word.toLowerCase().replace(/\.$/, '');
const isUnit = (word: string): boolean => {
  const plain = clean(word);
  return recipeUnits.has(singularUnit(plain)) || recipeUnits.has(plain);
};

/**
 * Removes the unit from the start of a phrase: 'large cloves garlic', 'heaped tbsp of flour', '(14 oz) can tomatoes'.
 */
const takeUnit = (words: string[], counted: boolean): string => {
  const [first = '', second = ''] = words;
  if (!counted) return '';
  if (isUnit(first) && words.length > 1) {
    words.shift();
    return singularUnit(clean(first));
  }
  if (unitQualifiers.has(clean(first)) && isUnit(second) && words.length > 2) {
    words.splice(0, 2);
    return `${clean(first)} ${singularUnit(clean(second))}`;
  }
  return '';
};

/** Removes sizes and preparations from the start of a name. */
const dropPreparation = (words: string[]): void => {
  const drops = (word: string, next: string): boolean =>
    foodSizes.has(word) ||
    (preparations.has(word) && !(word === 'minced' && meats.has(next))) ||
    (adverbs.has(word) &&
      (preparations.has(next) ||
        adverbs.has(next) ||
        next === 'and' ||
        next.endsWith('ed') ||
        next === 'ground')) ||
    ((word === 'and' || word === 'or' || word === 'of') && words.length > 1);
  let before = '';
  const isGround = (word: string): boolean => word === 'ground' && adverbs.has(before);
  while (
    words.length > 1 &&
    (isGround(clean(words[0] ?? '')) ||
      drops(clean(words[0] ?? '').replace(/,$/, ''), clean(words[1] ?? '').replace(/,$/, '')))
  ) {
    before = clean(words.shift() ?? '');
  }
};

/** Parses a line of a recipe: '2 large cloves of garlic, finely chopped'. */
export const readIngredient = (phrase: string): Ingredient => {
  const plain = phrase
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(about, '');
  const amount = readQuantity(plain);
  const words = (amount?.rest ?? plain).split(' ').filter((word) => word !== '');
  let unit = takeUnit(words, amount !== null);
  if (unit !== '' && clean(words[0] ?? '') === 'of') words.shift();
  dropPreparation(words);
  const [before = ''] = words
    .join(' ')
    .replace(/^[\s,]+/, '')
    .split(/,(?!\d)|;|\s[–—-]\s/);
  const name = before.replace(tail, '').trim().split(' ');
  const last = singularUnit(clean(name.at(-1) ?? ''));
  if (unit === '' && amount !== null && name.length > 1 && trailingUnits.has(last)) {
    unit = last;
    name.pop();
  }
  return {
    quantity: amount === null ? null : { from: amount.from, to: amount.to },
    unit,
    name: name
      .join(' ')
      .toLowerCase()
      .replace(/\bleaves\b/g, 'leaf')
      .replace(/(?<!\band)\/(?!or\b)/g, ' '),
  };
};
