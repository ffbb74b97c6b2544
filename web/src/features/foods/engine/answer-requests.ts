import { nothingLearned } from '#shared/foods/apply-learned.ts';
import { describeByTable } from '#shared/foods/describe-by-table.ts';
import { toFoodHit } from '#shared/foods/to-food-hit.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { searchFoods } from '#shared/nutrition/search/search-foods.ts';
import { readRecipeLines } from '#shared/recipes/read-recipe-lines.ts';
import type { EngineRequest, EngineResponse, EngineTask, EngineTasks } from './engine-messages.ts';

/**
 * Answers requests with the same code as the server.
 * @param openTable loads the food table; called again after a failure
 * @param respond sends a response
 * @returns function that takes a message
 */
export const answerRequests = (
  openTable: () => Promise<FoodKnowledge>,
  respond: (response: EngineResponse) => void,
): ((message: EngineRequest) => Promise<void>) => {
  let table: Promise<FoodKnowledge> | null = null;
  let learned = nothingLearned;
  const open = async (): Promise<FoodKnowledge> => {
    try {
      return await (table ??= openTable());
    } catch (error) {
      table = null;
      throw error;
    }
  };
  const answer = (
    message: Exclude<EngineRequest, { task: 'correct' }>,
    foods: FoodKnowledge,
  ): EngineTasks[EngineTask]['answer'] => {
    switch (message.task) {
      case 'open':
        return null;
      case 'describe':
        return describeByTable(message.request.text, {
          foods,
          learned,
          language: message.request.language,
        });
      case 'search': {
        const { query, language } = message.request;
        return searchFoods(query, foods, { language }).map(({ record, alias }) =>
          toFoodHit(record, alias, language),
        );
      }
      case 'readLines':
        return readRecipeLines(message.request.lines, foods, message.request.language);
    }
  };
  return async (message) => {
    if (message.task === 'correct') {
      learned = message.learned;
      return;
    }
    try {
      respond({ id: message.id, answer: answer(message, await open()) });
    } catch (error) {
      respond({ id: message.id, error: error instanceof Error ? error.message : String(error) });
    }
  };
};
