import type { FoodMention } from '../parse/food-mention.ts';
import { isStated } from '../parse/amount.ts';
import { normalForm } from '../parse/normal-form.ts';

const phrase = (text: string): string => text.split(' ').map(normalForm).join(' ');

/** Meals that consist of the foods listed after them. */
const headings: ReadonlySet<string> = new Set(
  [
    'dim sum',
    'sushi',
    'tapas',
    'mezze',
    'meze',
    'antipasti',
    'bento',
    'bento box',
    'brotzeit',
    'vesper',
    'snack plate',
    'snackteller',
    'picnic',
    'bbq',
    'barbecue',
    'fondue',
    'raclette',
    'thali',
    'full english',
  ].map(phrase),
);

/** German cold meals, which are bread with what follows. */
const coldMeals: ReadonlySet<string> = new Set(['brotzeit', 'vesper'].map(phrase));

const BREAD = normalForm('brot');
const breads: ReadonlySet<string> = new Set(
  ['brot', 'bread', 'breze', 'brezel', 'pretzel', 'roll', 'semmel', 'toast', 'baguette'].map(normalForm),
);

const isHeading = ({ words, amount, negated }: FoodMention): boolean =>
  !negated && !isStated(amount) && headings.has(words.join(' '));

/** Adds the words of a heading to the mention that replaces it, so that none of them is lost. */
const absorb = (heading: FoodMention, next: FoodMention): FoodMention => ({
  ...next,
  spoken: new Set([...next.spoken, ...heading.words]),
  tokens: [...heading.tokens, ...next.tokens],
});

const asBread = (heading: FoodMention): FoodMention => ({
  ...heading,
  words: [BREAD],
  spoken: new Set([...heading.spoken, BREAD, ...heading.words]),
});

/**
 * Replaces a meal by the foods that are listed after it: 'DIM SUM: har gow and siu mai', 'BROTZEIT mit Käse'. A cold
 * meal without bread in the list keeps its bread.
 */
export const readMealHeadings = (mentions: readonly FoodMention[]): FoodMention[] => {
  const out: FoodMention[] = [];
  let heading: FoodMention | null = null;
  for (const [at, mention] of mentions.entries()) {
    const next = mentions[at + 1];
    const isListed = next?.isHeaded === true && next.words.length > 0 && !next.negated;
    const isCold = coldMeals.has(mention.words.join(' '));
    if (isHeading(mention) && (isListed || (isCold && next?.link === 'with'))) {
      const rest = mentions.slice(at + 1);
      if (isCold && !rest.some(({ words }) => words.some((word) => breads.has(word))))
        out.push(asBread(mention));
      else heading = mention;
    } else {
      out.push(heading === null ? mention : absorb(heading, mention));
      heading = null;
    }
  }
  return out;
};
