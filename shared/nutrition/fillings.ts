import { normalForm } from './text/normal-form.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(normalForm));

/** Foods whose record already holds what they are filled or topped with. */
const filled = set(
  'sandwich burger cheeseburger hamburger pizza burrito taco wrap quesadilla hotdog gyro shawarma kebab fajita enchilada',
);
/** What usually is inside. */
const fillings = set(
  'cheese cheddar mozzarella lettuce tomato onion pickle cucumber ham mayonnaise mustard ketchup mushroom pepper pepperoni sausage spinach olive jalapeno salsa beans meat chicken beef pork sauce salad basil',
);

/**
 * Whether a food named after 'with' is part of the food before it: the lettuce of 'burger with lettuce'.
 * @param base words of the food before
 */
export const isFilling = (base: readonly string[], words: readonly string[]): boolean =>
  base.some((word) => filled.has(word)) && words.every((word) => fillings.has(word));
