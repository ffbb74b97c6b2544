/** Words that surround foods when people describe a meal. Each list is one slot of a sentence. */

const list = (text: string): string[] => text.split(',').map((item) => item.trim());

/** More frequent numbers are listed more often. */
export const numbers = [
  ...list(
    'a, a, a, an, one, two, two, three, four, five, six, seven, eight, nine, ten, twelve, half a, half an',
  ),
  ...list('a couple of, some, a few, a quarter of a, one and a half'),
];

const tens = list('twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety');

/** Amounts that are weighed, poured or read from a label. */
export const largeNumbers = [
  ...list(
    'ten, fifteen, twenty five, thirty five, forty five, seventy five, ninety five, a hundred, one hundred',
  ),
  ...list(
    'a hundred and fifty, two hundred, two hundred and fifty, two hundred fifty, three hundred, three fifty',
  ),
  ...list('four hundred, five hundred, six hundred, seven hundred, eight hundred, nine hundred'),
  ...tens,
  ...tens.map((ten) => `one hundred and ${ten}`),
  ...tens.map((ten) => `one hundred ${ten}`),
];

export const measures = list('grams, grams, grams, ounces, milliliters, pounds');

/** Portions in singular and plural. */
export const portions = {
  one: [
    ...list(
      'cup, bowl, slice, glass, piece, handful, tablespoon, teaspoon, can, bottle, plate, mug, serving',
    ),
    ...list('portion, scoop, bag, pack, bar, pot, shot, pint, side, spoon'),
  ],
  many: [
    ...list(
      'cups, bowls, slices, glasses, pieces, handfuls, tablespoons, teaspoons, cans, bottles, servings',
    ),
    ...list('portions, scoops, bags, packs, bars, shots, ounces, spoons'),
  ],
};

export const sizes = list('small, medium, large, big, regular, mini, little, huge, thick, thin');

export const preparations = [
  ...list('grilled, fried, boiled, baked, roasted, steamed, scrambled, poached, mashed, fresh, raw, cooked'),
  ...list('smoked, toasted, hot, iced, plain, homemade, frozen, hard boiled'),
];

export const openings = [
  ...list(',,, i had, i ate, i just had, i drank, today i had, for breakfast i had, for lunch i had, log'),
  ...list("for dinner i had, this morning i had, my lunch was, i've had, i have eaten"),
];

export const joints = list('and, and, and, with, with,, and also, plus, then, and then, without');

export const closings = list(
  ',,, for breakfast, for lunch, for dinner, for a snack, as a snack, for supper, this morning, today, please',
);
