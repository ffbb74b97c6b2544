import { headOf } from '../match/word-classes.ts';
import { contentWords } from '../parse/content-words.ts';
import { normalForm } from '../parse/normal-form.ts';
import type { FoodRecord } from '../table/food-record.ts';

/** Edible g of one whole food that is eaten in parts, by the head of its name. Typical sizes in shops and of recipes. */
const wholes: ReadonlyMap<string, number> = new Map(
  `watermelon 3000; melon 900; honeydew 900; cantaloupe 800; pineapple 900; papaya 500; pumpkin 2000; squash 900; cabbage 900
  cauliflower 600; cake 1000; cheesecake 1100; torte 1200; gateau 1200; pie 900; tart 700; crumble 900; cobbler 900; strudel 700
  quiche 380; lasagna 1500; casserole 1400; moussaka 1500; frittata 700; tortilla 700; focaccia 600
  tiramisu 1000; pavlova 900; trifle 1200; turkey 4000; meatloaf 900; roast 1200; stollen 750`
    .split(/[;\n]\s*/)
    .map((pair) => pair.trim().split(' '))
    .map(([name = '', grams]) => [normalForm(name), Number(grams)]),
);

/** Names of single pieces, which are eaten whole: 'half a cupcake', 'half a pie pop'. */
const pieces = /cup|mini|bar|pop|pot|fried|hand|snack|bite|slice|crab|fish|rice|flour|wheat|corn/i;

/** Returns the weight of the whole that a part is taken of, g: 'a quarter of A WATERMELON'. Null for single pieces. */
export const largeWhole = ({ name }: FoodRecord): number | null => {
  const head = headOf(contentWords(name.split(/,|\(|\bwith\b/)[0] ?? ''));
  return head === null || pieces.test(name) ? null : (wholes.get(head) ?? null);
};
