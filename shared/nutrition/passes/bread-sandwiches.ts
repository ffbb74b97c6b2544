import type { FoodLookup } from '../match/food-lookup.ts';
import { noHint } from '../match/query.ts';
import { ROUGH, weightOf } from '../match/word-classes.ts';
import type { FoodMention } from '../parse/food-mention.ts';
import { normalForm } from '../parse/normal-form.ts';
import { isBrandWord } from '../parse/vocabulary/brands.ts';

/** Breads that name a sandwich after its filling: 'tuna BAGUETTE'. */
const breads: ReadonlySet<string> = new Set(
  'baguette ciabatta focaccia bap cob barm'.split(' ').map(normalForm),
);
const SANDWICH = normalForm('sandwich');

/** Minimum score of the sandwich. */
const ENOUGH = 0.8;

const isName = (words: readonly string[], look: FoodLookup): boolean => {
  const [match] = look(
    words.map((word) => ({ word, share: 1 })),
    noHint,
  );
  return (
    match !== undefined &&
    match.score >= ENOUGH &&
    words.every((word) => weightOf(word) < ROUGH || match.words.has(word))
  );
};

/** Reads 'an egg mayo BAGUETTE' as that sandwich if the table has no food of this name. */
export const readBreadSandwiches = (mentions: readonly FoodMention[], look: FoodLookup): FoodMention[] =>
  mentions.map((mention) => {
    const { words } = mention;
    const own = words.filter((word) => !isBrandWord(word));
    if (own.length < 2 || !breads.has(words.at(-1) ?? '')) return mention;
    const isSandwich = !isName(own, look) && isName([...own.slice(0, -1), SANDWICH], look);
    return isSandwich ? { ...mention, words: [...words.slice(0, -1), SANDWICH] } : mention;
  });
