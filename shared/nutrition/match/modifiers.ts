import { normalForm } from '../parse/normal-form.ts';

/** Words that describe a food rather than name it. A match may lack them, and they are never the head of a phrase. */
const modifiers: ReadonlySet<string> = new Set(
  `raw fresh cooked boiled steamed grilled baked roasted roast fried pan deep stir sauteed poached smoked toasted
  broiled braised stewed blanched charred microwaved seared hot cold warm chilled iced plain homemade home organic
  natural sliced chopped diced grated shredded peeled pitted skinless boneless lean whole half fillet filet piece
  slice chunk wedge strip cube ring stick floret leaf spear segment ripe frozen canned bottled salted unsalted
  sweetened unsweetened crispy crunchy creamy thick thin light low reduced full regular classic traditional style
  mixed side free single virgin double triple seasoned lightly freshly finely
  small medium large red green white black yellow brown dark bowl cup plate glass`
    .split(/\s+/)
    .map(normalForm),
);

/** Returns the weight of a word in comparisons: 1 if it names the food, lower if it describes it. */
export const weightOf = (word: string): number => (modifiers.has(word) ? 0.25 : 1);
