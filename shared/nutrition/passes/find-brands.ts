import type { FoodLookup } from '../match/food-lookup.ts';
import { noHint } from '../match/query.ts';
import { ROUGH, weightOf } from '../match/word-classes.ts';
import type { FoodMention } from '../parse/food-mention.ts';
import { isBrandWord } from '../parse/vocabulary/brands.ts';

/** Maximum length of `stands_for`. */
const MAX_BRAND_LENGTH = 80;

/** Returns the brand as the user wrote it. */
const writtenBrand = ({ tokens }: FoodMention): string =>
  tokens
    .flatMap((token) => (token.kind === 'word' && isBrandWord(token.text) ? [token.raw] : []))
    .join(' ')
    .trim()
    .slice(0, MAX_BRAND_LENGTH);

/**
 * Separates a brand that the table has no record for from the food, which is then the nearest generic one: 'FIVE GUYS
 * cheeseburger'. A brand alone names no food.
 */
export const findBrands = (mentions: readonly FoodMention[], look: FoodLookup): FoodMention[] =>
  mentions.map((mention) => {
    const own = mention.words.filter(isBrandWord);
    const others = mention.words.filter((word) => !isBrandWord(word));
    if (own.length === 0 || !others.some((word) => weightOf(word) >= ROUGH)) return mention;
    const [match] = look(
      mention.words.map((word) => ({ word, share: 1 })),
      noHint,
    );
    if (match !== undefined && own.some((word) => match.words.has(word))) return mention;
    const brand = writtenBrand(mention);
    return { ...mention, words: others, ...(brand !== '' && { brand }) };
  });
