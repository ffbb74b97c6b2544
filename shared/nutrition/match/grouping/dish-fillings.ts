import type { FoodMention } from '../../parse/food-mention.ts';
import { headOf, ROUGH, weightOf } from '../word-classes.ts';
import { isStated } from '../../parse/amount.ts';
import { dialect } from '../../parse/vocabulary/word-variants.ts';
import { normalForm } from '../../parse/normal-form.ts';
import { isComposedBowl } from './composed-bowls.ts';

const normalWords = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(normalForm));

/** Foods whose record already includes fillings or toppings. */
const absorbing =
  normalWords(`sandwich cheeseburger hamburger pizza burrito taco wrap quesadilla hotdog gyro shawarma kebab fajita enchilada
  salad soup stew ew thai boba risotto biryani paella katsu curry tostada nachos submarine pasta noodles lasagna casserole pie muffin
  calzone dish biscuit turnover smoothy shortcake bar puff`);

/** Dishes whose fillings may come before them: 'a sausage, egg and cheese BISCUIT'. */
const holding = normalWords(
  'sandwich biscuit burrito taco wrap omelette pizza roll bagel muffin croissant quesadilla submarine empanada turnover soup stew salad',
);

/** Dishes eaten with bread or a staple as a side: 'a curry with roti', unlike 'a burrito with rice'. */
const eatenWithBread = normalWords(
  'curry stew soup kebab omelette casserole salad shawarma gyro lasagna pasta spaghetti chili',
);

/** Sides of such dishes. */
const breads: ReadonlySet<string> = new Set(
  `roti naan paratha puri bhatura chapati fufu ugali injera pilaf bulgur couscous toast garri eba banku amala baguette
  pita idli dosa appam pap kenke kulcha yam kenkey matoke foutou`
    .split(/\s+/)
    .map((word) => dialect.get(normalForm(word)) ?? normalForm(word)),
);
const grains: ReadonlySet<string> = new Set(['rice', 'bread'].map(normalForm));

/** Dishes that may also contain rice. */
const holdsRice: ReadonlySet<string> = new Set(['soup', 'salad', 'casserole']);

/** Sides of any dish. */
const sidesOfAnyDish = normalWords(
  `fry chip potatochip tortillachip soup cola softdrink coffee tea juice beer wine water milkshake smoothy icecream custard`,
);

const SALAD = normalForm('salad');

/** Dishes eaten with rice as a side, not as a filling. */
const eatenWithRice = normalWords('enchilada taco fajita quesadilla tostada tamale flauta chimichanga');

/** Dishes with meat or fish on top instead of inside, and such meat or fish: 'pasta with pesto and CHICKEN'. */
const bowls: ReadonlySet<string> = new Set(['pasta', 'noodles'].map(normalForm));
const mains = normalWords(
  'chicken beef pork turkey lamb salmon tuna shrimp prawn fish meatball sausage tofu egg steak bacon',
);

/** Soups named without their meat, and what makes a salad a meal: 'green salad with FETA and WALNUTS'. */
const broths: ReadonlySet<string> = new Set(['ramen', 'pho', 'udon', 'noodles'].map(normalForm));
const toppings =
  normalWords(`feta halloumi mozzarella parmesan cheese avocado walnut pecan almond nut seed chickpea lentil bean quinoa strawberry
  berry blueberry apple pear falafel crouton raisin cranberry`);

/** Dishes that contain salad instead of having it as a side. */
const holdsSalad = normalWords(
  'sandwich cheeseburger hamburger wrap gyro shawarma kebab pita submarine roll salad burrito taco',
);

/** Returns whether a part after 'with' is a side and not an ingredient. */
const isSideDish = (part: FoodMention, front: readonly FoodMention[]): boolean => {
  const head = headOf(part.words) ?? '';
  const dish = headOf(front.flatMap(({ words }) => words)) ?? '';
  if ((bowls.has(dish) || broths.has(dish) || dish === SALAD) && mains.has(head)) return true;
  if (dish === SALAD && toppings.has(head)) return true;
  if (part.link !== 'with') return false;
  if (sidesOfAnyDish.has(head)) return true;
  if (head === SALAD) return !front.some(({ words }) => words.some((word) => holdsSalad.has(word)));
  if (head === 'rice' && eatenWithRice.has(dish)) return true;
  if (breads.has(head)) return eatenWithBread.has(dish);
  return grains.has(head) && eatenWithBread.has(dish) && (head === 'bread' || !holdsRice.has(dish));
};

/**
 * Ingredients that certain foods contain instead of having them as a side: 'a danish with FRUIT', 'a nut roll with
 * FUDGE AND CARAMEL'.
 */
const insides: readonly (readonly [foods: ReadonlySet<string>, held: ReadonlySet<string>])[] = (
  [
    ['yogurt', 'fruit'],
    ['danish pastry strudel tart', 'fruit berry apple cherry blueberry strawberry peach custard'],
    ['roll candy cluster', 'fudge nougat caramel nut peanut almond chocolate marshmallow'],
  ] as const
).map((pair) => pair.map((words) => new Set(words.split(' ').map(normalForm))) as [Set<string>, Set<string>]);

const isInside = (front: readonly FoodMention[], behind: readonly FoodMention[]): boolean =>
  insides.some(
    ([foods, held]) =>
      front.some(({ words }) => foods.has(headOf(words) ?? '')) &&
      behind.every(
        ({ words, amount }) => words.length > 0 && !isStated(amount) && words.every((word) => held.has(word)),
      ),
  );

const takesUp = (part: FoodMention | undefined): boolean =>
  part !== undefined && (isComposedBowl(part) || part.words.some((word) => absorbing.has(word)));

/**
 * Returns whether parts are a food and its fillings: 'a burger with lettuce and tomato', 'an egg, cheese and sausage
 * biscuit'.
 */
export const isAbsorbing = (parts: readonly FoodMention[]): boolean => {
  const [, ...others] = parts;
  const from = others.findIndex(({ link }) => link !== 'listed') + 1;
  const front = parts.slice(0, from);
  const behind = parts.slice(from);
  if (from > 0)
    return (
      isInside(front, behind) || (front.some(takesUp) && !behind.some((part) => isSideDish(part, front)))
    );
  return (
    parts.at(-1)?.words.some((word) => holding.has(word)) === true &&
    others.every(({ amount }) => !isStated(amount))
  );
};

/** Dishes made of everything named before them: 'an apple and banana SMOOTHIE'. */
const combineAll = normalWords('smoothy juice curry pie casserole milkshake jam bar');

/** Returns whether the last part names a dish and its last filling: 'bacon and EGG SANDWICH'. */
export const endsInDish = (parts: readonly FoodMention[]): boolean => {
  const words = parts.at(-1)?.words ?? [];
  const head = headOf(words) ?? '';
  return words.length > 1 && (holding.has(head) || combineAll.has(head));
};

/**
 * Returns the dish of 'A ham, noodle and vegetable SOUP', whose single amount comes before its ingredients, or null.
 */
export const findDishOfFillings = (parts: readonly FoodMention[]): string | null => {
  const [first, ...others] = parts;
  const last = others.at(-1);
  if (first === undefined || last === undefined || !isStated(first.amount)) return null;
  const isOne =
    others.every(
      ({ link, amount, trailing }) =>
        link === 'listed' && (!isStated(amount) || (trailing && amount.count === null)),
    ) &&
    last.words.length > 1 &&
    parts
      .slice(0, -1)
      .every(({ words }) => words.every((word) => fillings.has(word) || weightOf(word) < ROUGH));
  const head = headOf(last.words);
  return isOne && head !== null && holding.has(head) ? head : null;
};

/** Typical fillings and toppings. */
const fillings =
  normalWords(`cheese cheddar mozzarella american swiss lettuce tomato onion pickle cucumber ham mayonnaise mustard ketchup mushroom
  pepper pepperoni sausage spinach olive jalapeno salsa bean meat chicken beef pork turkey bacon egg steak tuna sauce
  salad basil spread gravy vegetable carrot broccoli potato rice noodle creamcheese jelly jam butter dressing relish
  guacamole protein nut caramel nougat fudge almond cereal avocado salami pastrami prosciutto coleslaw fixing topping crouton corn pea dumpling fruit`);

/** Returns whether a part attached to a food is a filling or topping. */
export const isFilling = (part: FoodMention): boolean =>
  part.link !== 'listed' || part.words.some((word) => fillings.has(word));
