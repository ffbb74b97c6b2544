/** Key of the meal that a visitor kept on the front page. */
export const TRIED_MEAL = 'platewise-tried-meal';

/** Returns whether this browser has such a meal, which may have expired. */
export const hasTriedMeal = (): boolean => {
  try {
    return localStorage.getItem(TRIED_MEAL) !== null;
  } catch {
    return false;
  }
};
