import { noAmount } from '../parse/amount.ts';
import type { FoodMention } from '../parse/food-mention.ts';
import type { WordToken } from '../parse/tokenize.ts';

/** Coffee drinks with milk. */
const drinks: ReadonlySet<string> = new Set(['latte', 'cappuccino', 'flatwhite', 'macchiato']);
/** Flavors that are syrups. */
const flavors: ReadonlySet<string> = new Set(['caramel', 'vanilla']);
/** Plants that milk is made of. */
const plants: ReadonlySet<string> = new Set(
  'oat soy almond coconut cashew rice hemp pea macadamia'.split(' '),
);

const flavorOf = ({ words }: FoodMention): string | undefined => words.find((word) => flavors.has(word));

const hasPlant = ({ words, negated }: FoodMention): boolean =>
  !negated && words.some((word) => plants.has(word));

/** Whether the table has the flavored drink with this milk: lattes with oat milk. */
const isInTable = (drink: FoodMention, milk: FoodMention): boolean =>
  drink.words.includes('latte') && milk.words.includes('oat');

const isOf = (token: FoodMention['tokens'][number], word: string): token is WordToken =>
  token.kind === 'word' && token.text === word;

/** Splits 'a CARAMEL latte with soy milk' into the latte with that milk and syrup: the table's caramel latte has cow's milk. */
export const splitFlavoredDrinks = (mentions: readonly FoodMention[]): FoodMention[] =>
  mentions.flatMap((drink, at) => {
    const flavor = flavorOf(drink);
    const next = mentions[at + 1];
    const isDrink = drink.words.some((word) => drinks.has(word));
    const isPlantMilk =
      (hasPlant(drink) && !isInTable(drink, drink)) ||
      (next?.link === 'with' && next.words.includes('milk') && hasPlant(next) && !isInTable(drink, next));
    const before = mentions[at - 1];
    const pending =
      before !== undefined &&
      before.words.some((word) => drinks.has(word)) &&
      !hasPlant(before) &&
      !isInTable(before, drink)
        ? flavorOf(before)
        : undefined;
    if (flavor !== undefined && isDrink && isPlantMilk) {
      const plain = {
        ...drink,
        words: drink.words.filter((word) => word !== flavor),
        tokens: drink.tokens.filter((token) => !isOf(token, flavor)),
      };
      return hasPlant(drink) ? [plain, syrupOf(drink, flavor)] : [plain];
    }
    const isMilkOfDrink = pending !== undefined && drink.link === 'with' && hasPlant(drink);
    return isMilkOfDrink && before !== undefined && drink.words.includes('milk')
      ? [drink, syrupOf(before, pending)]
      : [drink];
  });

const syrupOf = (drink: FoodMention, flavor: string): FoodMention => ({
  ...drink,
  amount: noAmount,
  words: ['coffee', 'syrup'],
  plurals: new Set(),
  extra: [],
  link: 'listed',
  afterBreak: true,
  startsSentence: false,
  raw: flavor,
  spoken: new Set([flavor]),
  tokens: drink.tokens.filter((token) => isOf(token, flavor)),
});
