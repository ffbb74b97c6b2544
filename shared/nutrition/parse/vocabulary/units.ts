/** What a unit measures: grams, milliliters, or a household portion of one food. */
export type Unit =
  | { kind: 'mass'; grams: number }
  | { kind: 'volume'; millilitres: number }
  | { kind: 'portion'; portion: string };

/** The international ounce, g. */
export const OUNCE_G = 28.349_523;
/** The US customary fluid ounce, ml. */
export const FLUID_OUNCE_ML = 29.573_53;

/** The US customary liquid pint, ml. */
export const PINT_ML = 473.176_5;
/** The imperial pint, ml. */
const IMPERIAL_PINT_ML = 568.261_25;

const mass = (grams: number, names: string): [string, Unit][] =>
  names.split(' ').map((name) => [name, { kind: 'mass', grams }]);
const volume = (millilitres: number, names: string): [string, Unit][] =>
  names.split(' ').map((name) => [name, { kind: 'volume', millilitres }]);
const portion = (names: string): [string, Unit][] => {
  const [unit = '', ...others] = names.split(' ');
  return [unit, ...others].map((name) => [name, { kind: 'portion', portion: unit }]);
};

/** The international pound; US customary pint, quart and gallon. The first name of a portion is its unit. */
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
  ...volume(250, 'kannchen'),
  ...volume(PINT_ML, 'pint pt'),
  ...volume(IMPERIAL_PINT_ML, 'imperialpint'),
  ...volume(946.353, 'quart qt'),
  ...volume(3_785.412, 'gallon gal'),
  ...portion('cup cupful mug'),
  ...portion('tbsp tablespoon tablespoonful tbs spoon spoonful'),
  ...portion('tsp teaspoon teaspoonful'),
  ...portion('serving portion helping order basket bucket'),
  ...portion('slice rasher wedge strip'),
  ...portion('piece chunk square ball segment'),
  ...portion('link'),
  ...portion('patty'),
  ...portion('fillet filet'),
  ...portion('clove'),
  ...portion('leaf'),
  ...portion('stick stalk rib'),
  ...portion('spear'),
  ...portion('floret floweret'),
  ...portion('sprig'),
  ...portion('ear cob'),
  ...portion('pat scrape'),
  ...portion('dessertspoon'),
  ...portion('pitcher jug'),
  ...portion('carafe'),
  ...portion('hunk doorstep'),
  ...portion('ring'),
  ...portion('kernel'),
  ...portion('head'),
  ...portion('bunch'),
  ...portion('loaf'),
  ...portion('bowl bowlful'),
  ...portion('plate plateful platter thali'),
  ...portion('katori vati kulhad'),
  ...portion('ladle ladleful'),
  ...portion('tumbler'),
  ...portion('calabash'),
  ...portion('finjan demitasse'),
  ...portion('glass glassful'),
  ...portion('can'),
  ...portion('bottle'),
  ...portion('pot tub jar'),
  ...portion('container carton'),
  ...portion('tube'),
  ...portion('cone'),
  ...portion('tray'),
  ...portion('bag'),
  ...portion('packet pack package sachet stack sleeve'),
  ...portion('box'),
  ...portion('pouch'),
  ...portion('bar'),
  ...portion('scoop'),
  ...portion('handful'),
  ...portion('shot jigger'),
  ...portion('drink'),
  ...portion('splash dash drizzle squeeze pinch'),
  ...portion('bite nibble morsel'),
  ...portion('pump squirt'),
  ...portion('sip gulp mouthful swig'),
  ...portion('topping sprinkle dollop knob smear'),
]);

/** Returns the unit of a normalized word. */
export const unitOf = (word: string): Unit | null => units.get(word) ?? null;

/** Returns the household portion of a normalized word: 'tbsp' for 'spoonful'. */
export const portionUnitOf = (word: string): string | null => {
  const unit = units.get(word);
  return unit?.kind === 'portion' ? unit.portion : null;
};
