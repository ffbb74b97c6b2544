import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { explainSkipped } from '#shared/foods/explain-skipped.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { language } from '#web/lib/language/language.ts';
import { isNoResponse } from '#web/lib/offline/is-no-response.ts';
import type { EngineTask, EngineTasks } from './engine-messages.ts';
import { doesServerKnowMore, runOnDevice } from './food-engine.ts';

/**
 * Calls the server, and without a response runs the task on the device.
 * @throws the server's error if the device has no answer either
 */
export const callOrRunOnDevice = async <Task extends EngineTask, Answer>(
  callServer: () => Promise<Answer>,
  task: Task,
  request: EngineTasks[Task]['request'],
): Promise<Answer | EngineTasks[Task]['answer']> => {
  try {
    return await callServer();
  } catch (error) {
    if (!isNoResponse(error)) throw error;
    const answer = await runOnDevice(task, request);
    if (answer === null) throw error;
    return answer;
  }
};

const noFood = (message: string | null): ApiError => {
  const { status, message: usual } = errorCatalogue.NO_FOOD_RECOGNISED;
  return new ApiError({ code: 'NO_FOOD_RECOGNISED', status, message: message ?? usual });
};

/**
 * Reads a text on the device after the server did not respond.
 * @param error error of the request
 * @throws ApiError NO_FOOD_RECOGNISED if nothing is found, or `error` if only the server can know
 */
export const describeOffline = async (text: string, error: ApiError): Promise<DescribedMeal> => {
  const meal = await runOnDevice('describe', { text, language });
  if (meal === null) throw error;
  if (meal.items.length > 0) return { ...meal, engine: 'rules' };
  const reason = explainSkipped(meal);
  throw reason === null && doesServerKnowMore() ? error : noFood(reason);
};
