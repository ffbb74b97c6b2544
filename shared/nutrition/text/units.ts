import type { PortionUnit } from '../food-record.ts';

/** What a unit measures: grams of anything, millilitres of anything, or a household portion of one food. */
export type Unit =
  | { kind: 'mass'; grams: number }
  | { kind: 'volume'; millilitres: number }
  | { kind: 'portion'; portion: PortionUnit };

/** The international ounce, g. */
export const OUNCE_G = 28.349_523;
/** The US customary fluid ounce, ml. */
export const FLUID_OUNCE_ML = 29.573_53;

const mass = (grams: number, names: string): [string, Unit][] =>
  names.split(' ').map((name) => [name, { kind: 'mass', grams }]);
const volume = (millilitres: number, names: string): [string, Unit][] =>
  names.split(' ').map((name) => [name, { kind: 'volume', millilitres }]);
const portion = (unit: PortionUnit, names: string): [string, Unit][] =>
  names.split(' ').map((name) => [name, { kind: 'portion', portion: unit }]);

/** The pound is the international one; pint and quart are US customary. */
const units: ReadonlyMap<string, Unit> = new Map([
  ...mass(1, 'g gr gm gram gramme'),
  ...mass(1000, 'kg kilo kilogram'),
  ...mass(0.001, 'mg milligram'),
  ...mass(OUNCE_G, 'oz ounce'),
  ...mass(453.592_37, 'lb lbs pound'),
  ...volume(1, 'ml millilitre milliliter cc'),
  ...volume(10, 'cl centilitre centiliter'),
  ...volume(100, 'dl decilitre deciliter'),
  ...volume(1000, 'l litre liter'),
  ...volume(FLUID_OUNCE_ML, 'floz'),
  ...volume(473.176_5, 'pint pt'),
  ...volume(946.353, 'quart qt'),
  ...portion('cup', 'cup cupful mug'),
  ...portion('tbsp', 'tbsp tablespoon tbs spoon spoonful'),
  ...portion('tsp', 'tsp teaspoon'),
  ...portion('serving', 'serving portion helping order'),
  ...portion('slice', 'slice rasher wedge strip'),
  ...portion('piece', 'piece chunk square ball link patty fillet filet clove leaf stick stalk spear pat'),
  ...portion('bowl', 'bowl bowlful'),
  ...portion('plate', 'plate plateful'),
  ...portion('glass', 'glass glassful'),
  ...portion('can', 'can'),
  ...portion('bottle', 'bottle'),
  ...portion('pot', 'pot tub container carton jar'),
  ...portion('bag', 'bag packet pack package sachet pouch box'),
  ...portion('bar', 'bar'),
  ...portion('scoop', 'scoop'),
  ...portion('handful', 'handful'),
  ...portion('shot', 'shot'),
  ...portion('splash', 'splash dash drizzle squeeze'),
  ...portion('topping', 'sprinkle dollop knob smear'),
]);

/** The unit that a word (in normal form) names. */
export const unitOf = (word: string): Unit | null => units.get(word) ?? null;

export type Size = 'small' | 'medium' | 'large';

const sizes: ReadonlyMap<string, Size> = new Map([
  ['small', 'small'],
  ['little', 'small'],
  ['mini', 'small'],
  ['tiny', 'small'],
  ['medium', 'medium'],
  ['regular', 'medium'],
  ['average', 'medium'],
  ['normal', 'medium'],
  ['large', 'large'],
  ['big', 'large'],
  ['huge', 'large'],
  ['jumbo', 'large'],
  ['giant', 'large'],
]);

/** The size that a word names. */
export const sizeOf = (word: string): Size | null => sizes.get(word) ?? null;
