import type { SaidFood } from './said-foods.ts';
import { isStated } from './text/amount.ts';
import { normalForm } from './text/normal-form.ts';

/** Foods whose record already holds what they are filled or topped with. */
const absorbing: ReadonlySet<string> = new Set(
  `sandwich cheeseburger hamburger pizza burrito taco wrap quesadilla hotdog gyro shawarma kebab fajita enchilada
  salad omelette soup stew curry tostada nachos submarine pasta noodles lasagna casserole pie pancake waffle muffin
  calzone dish fry biscuit turnover smoothy shortcake bar puff`
    .split(/\s+/)
    .map(normalForm),
);

/** Of these what they hold may be named before them: 'a sausage, egg and cheese BISCUIT'. */
const holding: ReadonlySet<string> = new Set(
  'sandwich biscuit burrito taco wrap omelette pizza roll bagel muffin croissant quesadilla submarine'
    .split(' ')
    .map(normalForm),
);

const takesUp = (part: SaidFood | undefined): boolean =>
  part?.words.some((word) => absorbing.has(word)) === true;

/**
 * Whether parts are a food and what it takes up: 'a burger with lettuce and tomato', 'an egg, cheese and sausage
 * biscuit'.
 */
export const isAbsorbing = (parts: readonly SaidFood[]): boolean => {
  const [, ...others] = parts;
  const from = others.findIndex(({ link }) => link !== 'listed') + 1;
  if (from > 0) return parts.slice(0, from).some(takesUp);
  return (
    parts.at(-1)?.words.some((word) => holding.has(word)) === true &&
    others.every(({ amount }) => !isStated(amount))
  );
};

/** What usually is inside or on top. */
const fillings: ReadonlySet<string> = new Set(
  `cheese cheddar mozzarella american swiss lettuce tomato onion pickle cucumber ham mayonnaise mustard ketchup mushroom
  pepper pepperoni sausage spinach olive jalapeno salsa bean meat chicken beef pork turkey bacon egg steak tuna sauce
  salad basil spread gravy vegetable carrot broccoli potato rice noodle creamcheese jelly jam butter dressing relish
  guacamole protein nut caramel nougat fudge almond cereal avocado coleslaw fixing topping crouton corn pea dumpling fruit`
    .split(/\s+/)
    .map(normalForm),
);

/** Whether a part that hangs on a food is something to fill or top it with. */
export const isFilling = (part: SaidFood): boolean =>
  part.link !== 'listed' || part.words.some((word) => fillings.has(word));
