import { ideaIngredients } from '../ideas/ingredients.ts';
import { plainWords } from './name-list.ts';
import { namesFood } from './names-food.ts';

/** Foods that people often avoid and no idea contains. */
const others =
  'kiwi melon watermelon cherry cherries plum apricot fig date papaya cilantro coriander beet beetroot sprouts kale liver seafood meat bacon chili spicy sugar chocolate coffee raisins pineapple coconut caffeine citrus nightshade kirsche pflaume aprikose feige koriander rosenkohl leber fleisch zucker schokolade kaffee rosinen ananas wassermelone bete paprika pepper radish fennel fenchel rhubarb rhabarber celeriac curry vinegar essig steak sausage wurst tofu milk pork lentil pea bean gherkin pickles anchovies capers kapern oats honey honig hirse buckwheat'.split(
    ' ',
  );

const names: readonly string[] = [
  ...others,
  ...[...ideaIngredients.values()].flatMap(({ name, german }) => [name, ...german.split(' ')]),
];

/** Returns whether a word or two are a food that people may avoid. */
export const isKnownFood = (text: string): boolean => {
  const words = plainWords(text);
  return words !== '' && names.some((name) => namesFood(words, name) && words.length <= name.length + 6);
};
