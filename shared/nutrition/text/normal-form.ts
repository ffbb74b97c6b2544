/** Spellings that mean the same word, in their normal form. */
const sameWord: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aubergine: 'eggplant',
    avo: 'avocado',
    bbq: 'barbecue',
    catsup: 'ketchup',
    chile: 'chili',
    chilli: 'chili',
    chilly: 'chili',
    courgette: 'zucchini',
    donut: 'doughnut',
    flavored: 'flavoured',
    garbanzo: 'chickpea',
    grey: 'gray',
    houmous: 'hummus',
    humus: 'hummus',
    hummous: 'hummus',
    kabob: 'kebab',
    kebob: 'kebab',
    lasagne: 'lasagna',
    leaves: 'leaf',
    loaves: 'loaf',
    mayo: 'mayonnaise',
    omelet: 'omelette',
    pita: 'pitta',
    prawn: 'shrimp',
    quich: 'quiche',
    soya: 'soy',
    tin: 'can',
    tinned: 'canned',
    veg: 'vegetable',
    veggy: 'vegetable',
    vegy: 'vegetable',
    whisky: 'whiskey',
    wholegrain: 'wholewheat',
    wholemeal: 'wholewheat',
    yoghurt: 'yogurt',
  }),
);

/** 'ie' and 'y' share one ending, so that 'cookie', 'cookies' and 'berries' need no list of exceptions. */
const singular = (word: string): string => {
  if (word.length <= 3 || /(?:ss|us)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length === 4 ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  if (word.endsWith('ie') && word.length > 3) return `${word.slice(0, -2)}y`;
  if (/(?:ss|x|zz|ch|sh|o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/**
 * The form in which words are compared: lower case, no accents or apostrophes, singular, one spelling.
 * @example normalForm('Crêpes') === 'crepe'
 */
export const normalForm = (word: string): string => {
  const plain = word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase();
  const known = sameWord.get(plain);
  if (known !== undefined) return known;
  const one = singular(plain);
  return sameWord.get(one) ?? one;
};

/** Whether a word names several: 'eggs', not 'hummus'. */
export const isPlural = (word: string): boolean => {
  const plain = word.toLowerCase();
  return plain.endsWith('s') && singular(plain) !== plain;
};
