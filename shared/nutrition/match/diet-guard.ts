import type { FoodRecord } from '../table/food-record.ts';
import { normalForm } from '../parse/normal-form.ts';
import type { IndexedName } from './index-name.ts';

/** Kinds of food that people avoid or must avoid. A name of another kind of the same group is another food. */
const groups = `
plant: soy tofu tempeh edamame; almond; oat; coconut; cashew; hazelnut; hemp; macadamia; pistachio; walnut; pecan; peanut peanutbutter satay; rice; pea
meat: chicken hen; beef steak veal; pork ham bacon prosciutto salami chorizo pepperoni; lamb; turkey; duck; goose; venison; rabbit; goat; sausage hotdog frankfurter bratwurst; tofu; seitan; falafel; egg; fish; shrimp
fish: salmon lox; tuna; cod; trout; herring; mackerel; sardine; anchovy; haddock; halibut; tilapia; catfish; shrimp; crab; lobster; clam; oyster; mussel; squid; octopus; scallop
alcohol: beer bier lager ale stout pils; wine prosecco champagne; vodka; rum; whiskey bourbon; gin; tequila; brandy cognac; liqueur; cider; sake
`;

/** Words that say what a food is free of, with the contents that contradict them. */
const claims: Readonly<Record<string, (food: FoodRecord) => boolean>> = {
  vegan: ({ diet }) => diet === 'vegan',
  vegetarian: ({ diet }) => diet === 'vegan' || diet === 'vegetarian',
  meatless: ({ diet }) => diet === 'vegan' || diet === 'vegetarian',
  glutenfree: (food) => isWithout(food, 'gluten'),
  dairyfree: (food) => isWithout(food, 'milk'),
  nondairy: (food) => isWithout(food, 'milk'),
  lactosefree: (food) => isWithout(food, 'milk'),
  nutfree: (food) => isWithout(food, 'nut') && isWithout(food, 'peanut'),
  peanutfree: (food) => isWithout(food, 'peanut'),
  soyfree: (food) => isWithout(food, 'soy'),
  eggfree: (food) => isWithout(food, 'egg'),
  alcoholfree: (food) => isWithout(food, 'alcohol') && !food.liquid,
  decaffeinated: () => false,
};

const isWithout = ({ contains }: FoodRecord, content: NonNullable<FoodRecord['contains']>[number]): boolean =>
  contains !== undefined && !contains.includes(content);

/** Claims of a name that fulfil a claim of the text: a vegan food is also vegetarian. */
const fulfilledBy: ReadonlyMap<string, readonly string[]> = new Map([
  ['vegetarian', ['meatless', 'vegan']],
  ['meatless', ['vegetarian', 'vegan']],
  ['dairyfree', ['nondairy', 'vegan']],
  ['nondairy', ['dairyfree', 'vegan']],
  ['lactosefree', ['dairyfree', 'nondairy', 'vegan']],
  ['decaffeinated', ['caffeinefree']],
]);

/** The groups and kinds of a word: 'salmon' is a kind of fish. */
const kindsOf: ReadonlyMap<string, readonly (readonly [group: string, kind: string])[]> = (() => {
  const kinds = new Map<string, [string, string][]>();
  for (const line of groups.trim().split('\n')) {
    const [group = '', rest = ''] = line.split(': ');
    for (const same of rest.split('; '))
      for (const word of same.split(' ')) {
        const form = normalForm(word);
        kinds.set(form, [...(kinds.get(form) ?? []), [group, same]]);
      }
  }
  return kinds;
})();

/** Returns whether a word says what a food is free of: 'vegan', 'gluten-free'. */
export const isDietClaim = (word: string): boolean => Object.hasOwn(claims, word);

const fulfils = (words: ReadonlySet<string>, claim: string): boolean =>
  words.has(claim) || (fulfilledBy.get(claim) ?? []).some((each) => words.has(each));

/** Returns whether a text has a claim or a related one: 'vegan' for a name with 'vegetarian'. */
const mentionsClaim = (said: ReadonlySet<string>, claim: string): boolean =>
  fulfils(said, claim) || [...said].some((word) => fulfilledBy.get(word)?.includes(claim) === true);

/** Returns whether a name has or lacks a claim of the text: 'vegan' for a food with milk, 'alcohol-free' for a beer. */
const breaksClaim = ({ words, record }: IndexedName, said: ReadonlySet<string>): boolean => {
  for (const word of said)
    if (isDietClaim(word) && !fulfils(words, word) && claims[word]?.(record) !== true) return true;
  for (const word of words) if (isDietClaim(word) && !mentionsClaim(said, word)) return true;
  return false;
};

/** Returns whether a name is of another kind than the text: an OAT milk latte for an ALMOND milk latte. */
const isOtherKind = ({ terms, words }: IndexedName, said: ReadonlySet<string>): boolean => {
  const open = new Map<string, Set<string>>();
  for (const word of said)
    if (!words.has(word))
      for (const [group, kind] of kindsOf.get(word) ?? [])
        open.set(group, (open.get(group) ?? new Set()).add(kind));
  if (open.size === 0) return false;
  return terms.some(
    ({ word, either }) =>
      !either &&
      !said.has(word) &&
      (kindsOf.get(word) ?? []).some(([group, kind]) => {
        const missing = open.get(group);
        return missing !== undefined && !missing.has(kind);
      }),
  );
};

/** Kinds without meat, or of the sea, for which a food with meat is never a substitute: a TOFU burger. */
const meatless: ReadonlySet<string> = new Set(
  [
    'tofu',
    'tempeh',
    'seitan',
    'falafel',
    'fish',
    'shrimp',
    'soy',
    'veggy',
    'jackfruit',
    'halloumi',
    'paneer',
  ].map(normalForm),
);

const isPlant = (word: string): boolean => (kindsOf.get(word) ?? []).some(([group]) => group === 'plant');

/** Returns whether the food contains what the kind of the text replaces: cow's milk for RICE milk, beef for tofu. */
const containsReplaced = (
  { words, terms, record }: IndexedName,
  said: ReadonlySet<string>,
  repeated: ReadonlySet<string>,
): boolean => {
  // 'Oats with OAT milk' has an oat that 'oats with milk' lacks.
  const isOnce = (word: string): boolean => terms.filter((term) => term.word === word).length < 2;
  const missing = [...said].filter((word) => !words.has(word) || (repeated.has(word) && isOnce(word)));
  const isMilk = record.contains?.includes('milk') === true && (record.liquid || said.has('milk'));
  return (
    (isMilk && said.has('milk') && missing.some(isPlant)) ||
    (record.diet === 'meat' && missing.some((word) => meatless.has(word)) && ![...said].some(isMeat))
  );
};

const milkless: ReadonlySet<string> = new Set(['plant', 'plantbased', 'vegan', 'dairyfree'].map(normalForm));

/** Returns whether the name has a plant milk where the text has a milk without a plant: 'latte with LOWFAT milk'. */
const addsPlantMilk = ({ text, words }: IndexedName, said: ReadonlySet<string>): boolean => {
  if (!said.has('milk') || [...said].some((word) => isPlant(word) || milkless.has(word))) return false;
  const plant = [...words].find((word) => isPlant(word) || word === 'plant');
  return plant !== undefined && text.toLowerCase().includes(`${plant} milk`);
};

const isMeat = (word: string): boolean =>
  !meatless.has(word) && (kindsOf.get(word) ?? []).some(([group]) => group === 'meat');

/** Cured meat and sausages, whose name alone does not tell the animal: DUCK salami is no pork salami. */
const cured: ReadonlySet<string> = new Set(
  ['salami', 'ham', 'bacon', 'prosciutto', 'chorizo', 'pepperoni', 'sausage', 'hotdog', 'bratwurst'].map(
    normalForm,
  ),
);

/** Returns whether the text names the animal of cured meat and the name leaves it out. */
const isOtherAnimal = ({ heads, words }: IndexedName, said: ReadonlySet<string>): boolean =>
  !said.has('pork') &&
  heads.some((head) => cured.has(head) && said.has(head)) &&
  [...said].some((word) => !words.has(word) && !cured.has(word) && isMeat(word));

/**
 * Returns whether a name differs from the text in a property that matters for allergies and diets: milk, nuts, peanuts,
 * gluten, soy, egg, fish, shellfish, meat, alcohol or caffeine.
 * @param said normalized words of the text
 * @param repeated those that it has more than once
 */
export const contradictsDiet = (
  name: IndexedName,
  said: ReadonlySet<string>,
  repeated: ReadonlySet<string> = new Set(),
): boolean =>
  breaksClaim(name, said) ||
  isOtherKind(name, said) ||
  containsReplaced(name, said, repeated) ||
  addsPlantMilk(name, said) ||
  isOtherAnimal(name, said);
