import { diaryRoutes } from '#shared/diary/routes.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { routesAs } from '../api-of.ts';
import { seconds } from '../seconds.ts';
import type { Step } from '../step.ts';
import { answerQuestions } from './answer-questions.ts';

const TEXT = '2 boiled eggs and a banana';
const FOODS = 2;

export const logMeal: Step = {
  name: 'Walk: log a meal',
  limitMs: seconds(30),
  look: 'the logs of `foods-index`, `food-entries-index` and `diary-index`',
  needs: [answerQuestions],
  run: async (context) => {
    const call = routesAs(context);
    const { items } = await call(foodRoutes.describe, foodRoutes.describe.path, { text: TEXT });
    if (items.length !== FOODS) throw new Error(`"${TEXT}" is read as ${items.length} foods`);
    const meal = { food_name: TEXT, ...sumNutrients(items), items, time_zone: 'UTC' };
    const entry = await call(foodEntryRoutes.create, foodEntryRoutes.create.path, meal);
    const day = await call(diaryRoutes.read, diaryRoutes.read.path.replace('{date}', entry.local_date));
    if (!day.entries.some(({ id }) => id === entry.id)) throw new Error('the logged meal is not on its day');
    const { total_calories: total } = day.summary;
    if (entry.calories === 0 || total !== entry.calories)
      throw new Error(`the day has ${total} kcal, and its only meal ${entry.calories}`);
    context.life.meal = entry;
    return `${entry.calories} kcal in the day's totals`;
  },
};
