/** Portions that replace one that a food lacks, most similar first. */
export const similarUnits: Readonly<Record<string, readonly string[]>> = {
  whole: [
    'piece',
    'bar',
    'slice',
    'patty',
    'fillet',
    'link',
    'ear',
    'stick',
    'drink',
    'container',
    'packet',
    'shot',
    'bag',
    'pouch',
  ],
  piece: ['slice', 'whole', 'fillet', 'patty', 'link', 'stick', 'floret', 'spear'],
  slice: ['piece', 'whole'],
  stick: ['piece', 'whole', 'spear', 'bar'],
  link: ['whole', 'piece'],
  patty: ['whole', 'piece'],
  fillet: ['piece', 'whole'],
  clove: ['piece', 'whole'],
  leaf: ['piece'],
  spear: ['piece', 'stick'],
  floret: ['piece'],
  ring: ['slice', 'piece', 'whole'],
  ear: ['whole', 'piece'],
  loaf: ['whole'],
  can: ['bottle', 'pot', 'drink'],
  bottle: ['can', 'drink', 'container'],
  pot: ['container', 'can', 'cup', 'bag'],
  container: ['pot', 'box', 'packet', 'cup', 'bottle', 'can'],
  bag: ['packet', 'pot', 'bar', 'handful'],
  packet: ['bag', 'pouch', 'box', 'bar', 'container', 'whole'],
  pouch: ['packet', 'box', 'bag', 'container'],
  box: ['packet', 'pouch', 'container', 'bag'],
  tray: ['container', 'packet'],
  bar: ['whole', 'packet', 'pouch', 'piece'],
  glass: ['drink', 'cup'],
  drink: ['glass', 'cup', 'can', 'bottle'],
  cone: ['whole', 'scoop'],
  scoop: ['handful'],
  shot: ['splash'],
  splash: ['topping', 'tsp'],
  topping: ['splash', 'tbsp'],
  bowl: ['plate'],
  plate: ['bowl'],
};

/** The same for drinks: a carton is not a cup. */
export const similarLiquidUnits: Readonly<Record<string, readonly string[]>> = {
  container: ['box', 'pouch', 'pot'],
  box: ['pouch', 'container'],
  pouch: ['box', 'container'],
};

/** Measures that can be converted, with the factor: 16 tablespoons per cup. */
export const measures: Readonly<Record<string, readonly (readonly [from: string, factor: number])[]>> = {
  cup: [
    ['floz', 8],
    ['tbsp', 16],
  ],
  glass: [
    ['cup', 1],
    ['floz', 8],
  ],
  tbsp: [
    ['cup', 1 / 16],
    ['tsp', 3],
    ['floz', 0.5],
  ],
  tsp: [
    ['tbsp', 1 / 3],
    ['cup', 1 / 48],
    ['floz', 1 / 6],
  ],
  bowl: [
    ['plate', 0.85],
    ['cup', 1.4],
  ],
  plate: [
    ['bowl', 1.2],
    ['cup', 1.6],
  ],
  katori: [['cup', 150 / 240]],
  ladle: [
    ['cup', 0.5],
    ['bowl', 0.4],
  ],
  tumbler: [
    ['cup', 200 / 240],
    ['glass', 0.8],
  ],
  calabash: [['cup', 2]],
  finjan: [['cup', 80 / 240]],
  can: [['floz', 12]],
  bottle: [['floz', 16]],
  drink: [['floz', 12]],
  shot: [['floz', 1.5]],
};

/** Grams of common household measures, for foods without their own. */
export const common: Readonly<Record<string, number>> = {
  cup: 150,
  katori: 120,
  ladle: 110,
  tbsp: 15,
  tsp: 5,
  handful: 30,
  tube: 65,
  bite: 15,
  sip: 20,
  splash: 10,
  topping: 15,
};
export const commonLiquidWeights: Readonly<Record<string, number>> = {
  cup: 240,
  glass: 240,
  katori: 150,
  ladle: 120,
  tumbler: 200,
  calabash: 500,
  finjan: 80,
  bowl: 300,
  can: 330,
  bottle: 500,
  container: 200,
  box: 200,
  pouch: 180,
  tbsp: 15,
  tsp: 5,
  sip: 20,
  splash: 15,
};
export const commonCrispWeights: Readonly<Record<string, number>> = { ...common, cup: 35, tbsp: 2.5 };
