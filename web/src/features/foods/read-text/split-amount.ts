const NUMBER = '[\\d½¼¾⅓⅔⅛][\\d.,/½¼¾⅓⅔⅛]*';
const UNIT =
  'kg|g|ml|cl|dl|l|oz|lbs?|cups?|tbsp|tsp|slices?|pieces?|servings?|EL|TL|Stück|Scheiben?|Tassen?|Portion(?:en)?';
const amountAndFood = new RegExp(
  `^(${NUMBER}(?:\\s*(?:${UNIT})(?=\\s))?)\\s+(?:(?:of|von)\\s+)?(\\p{L}.*)$`,
  'iu',
);

/** Separates the amount from words that were not understood: '200 g' and 'blorp' of '200 g of blorp'. */
export const splitAmount = (words: string): { amount: string; food: string } => {
  const [, amount = '', food = words] = amountAndFood.exec(words) ?? [];
  return { amount, food };
};
