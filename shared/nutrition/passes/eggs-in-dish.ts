import { headOf } from '../match/word-classes.ts';
import type { FoodMention } from '../parse/food-mention.ts';
import { isMeasured, isStated } from '../parse/amount.ts';
import { normalForm } from '../parse/normal-form.ts';

/** Egg dishes, which weigh as much as their eggs and the frying fat (FNDDS 32129990: 55 g each). */
const omelettes: ReadonlySet<string> = new Set(['omelette', 'frittata'].map(normalForm));
const egg = normalForm('eggs');

const isOmelette = ({ words }: FoodMention): boolean => omelettes.has(headOf(words) ?? '');
const isScrambled = ({ words }: FoodMention): boolean => words.includes('scrambled') && words.includes(egg);

const isOpen = ({ amount, negated }: FoodMention): boolean =>
  !negated && (!isStated(amount) || (amount.article && !isMeasured(amount)));

/** Returns whether a part counts the eggs of a dish: 'an omelette WITH 3 EGGS'. */
const countsEggs = ({ link, startsSentence, words, amount }: FoodMention): boolean =>
  (link === 'with' || link === 'within' || link === 'listed') &&
  !startsSentence &&
  words.length === 1 &&
  words[0] === egg &&
  amount.count !== null &&
  !isMeasured(amount);

/** 'A 3 EGG omelette' is an omelette of three eggs. */
const withoutEgg = (food: FoodMention): FoodMention => {
  if (
    !isOmelette(food) ||
    food.words[0] !== egg ||
    food.words.includes('white') ||
    food.words[1] === 'substitute'
  )
    return food;
  const { count, article } = food.amount;
  const isCounted = count !== null && !article;
  const spoken = isCounted ? food.spoken : new Set([...food.spoken].filter((word) => word !== egg));
  return { ...food, words: food.words.slice(1), spoken };
};

/** Assigns the eggs of a dish to the dish, so that they are not counted twice: 'an omelette FROM 3 EGGS'. */
export const mergeEggsIntoDish = (mentions: readonly FoodMention[]): FoodMention[] => {
  const out: FoodMention[] = [];
  for (const food of mentions) {
    const dish = out.at(-1);
    if (dish !== undefined && (isOmelette(dish) || isScrambled(dish)) && isOpen(dish) && countsEggs(food))
      out[out.length - 1] = {
        ...dish,
        amount: food.amount,
        spoken: new Set([...dish.spoken, egg]),
        tokens: [...dish.tokens, ...food.tokens],
      };
    else out.push(withoutEgg(food));
  }
  return out;
};
