/** Loads the card in a step of its own: a direct import would list its files in the first load. */
export const loadTriedMeal = async () =>
  (await import('#web/features/food-entries/tried-meal/tried-meal-card.tsx')).TriedMealCard;
