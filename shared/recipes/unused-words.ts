import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import { correctSpelling } from '../nutrition/match/correct-spelling.ts';
import type { FoodMatch } from '../nutrition/match/match-foods.ts';
import { contentWords } from '../nutrition/parse/content-words.ts';
import { classifyWord } from '../nutrition/values/classify-word.ts';

/** Separates ingredients that are all used, unlike 'or'. */
const ANOTHER = /[,;+&]|\s(?:and|with|und|mit)\s/;

/**
 * Returns the parts of an ingredient that name something other than the foods that were found: 'saffron' in '200 g rice
 * with saffron'. Words that only describe a food, and alternatives after 'or', are ignored.
 */
export const unusedWords = (
  name: string,
  foods: readonly FoodMatch[],
  { index, speller }: FoodKnowledge,
): string[] => {
  const used = new Set(
    foods.flatMap(({ words, record }) => [
      ...words,
      ...[record.name, ...record.aliases].flatMap((each) => contentWords(each)),
    ]),
  );
  const isUsed = (text: string): boolean => {
    const plain = contentWords(text);
    return [plain, correctSpelling(plain, index, speller).words].some((words) =>
      words.some((each) => used.has(each)),
    );
  };
  return name.split(ANOTHER).flatMap((part) => {
    const words = part.split(/\s+/).filter((word) => classifyWord(word) === 'unknown');
    return words.length === 0 || isUsed(part) || words.some(isUsed) ? [] : [words.join(' ')];
  });
};
