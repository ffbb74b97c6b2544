import { expect, it } from 'vitest';
import { hasThemes, themesIn } from '#shared/diet/ideas/themes.ts';

it.each([
  ['Something for lunch, please', true],
  ['A curry would be nice', true],
  ['Make it crunchy', true],
  ['Etwas Knuspriges, bitte', true],
  ['How much did I eat today?', false],
])(
  'a message asks for a kind of meal if it names a meal, a dish or a property: “%s” is %s',
  (message, expected) => {
    expect(hasThemes(themesIn(message))).toBe(expected);
  },
);
