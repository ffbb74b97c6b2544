import { hasTriedMeal } from '#web/features/food-entries/tried-meal/has-tried-meal.ts';
import { lazyPart } from '#web/lib/lazy/lazy-component.tsx';

const TriedMealCard = lazyPart(async () => (await import('./load-tried-meal.ts')).loadTriedMeal());

/** Logs the meal that was kept on the front page, or asks whether to. */
export const TriedMealSlot = () => hasTriedMeal() && <TriedMealCard />;
