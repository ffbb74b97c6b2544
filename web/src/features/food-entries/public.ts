export { addedToMeal } from './logging/added-to-meal.ts';
export { LogTargetFields } from './logging/log-target-fields.tsx';
export { useLogFoods } from './logging/use-log-foods.ts';
export { useOpenedFor } from './logging/use-opened-for.ts';
