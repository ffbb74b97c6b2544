export { EntryDetailsFields } from './details/entry-details-fields.tsx';
export { changedTexts, type EntryTexts, typedTexts } from './details/entry-texts.ts';
export { foodQueries } from './form/food-queries.ts';
export { habitQuery } from './repeat/habit-queries.ts';
export { addedToMealMessage } from './logging/added-to-meal-message.ts';
export { loggedLine, readLeftToday } from './logging/left-today.ts';
export { openMealDialog } from './meal-input/meal-dialog-state.ts';
export { LogTargetFields } from './logging/log-target-fields.tsx';
export { useLogFoods } from './logging/use-log-foods.ts';
export { useLogTarget } from './logging/use-log-target.ts';
export {
  correctGroup,
  groupMeals,
  type MealGroup,
  moveGroup,
  onlyPlaceOf,
  severalMealsOf,
} from './meals/meal-groups.ts';
export { MealGroupsList } from './meals/lazy-meal-groups-list.tsx';
export { placeName } from './meals/place-name.ts';
export { undoLogged } from './meals/undo-logged.ts';
export { useLogGroups } from './meals/use-log-groups.ts';
export { OpenWordsReminder } from './open-words/open-words-reminder.tsx';
export { keepOpenWords } from './open-words/open-words-store.ts';
export { assignTriedMeal, isTriedMealKept } from './tried-meal/tried-meal.ts';
