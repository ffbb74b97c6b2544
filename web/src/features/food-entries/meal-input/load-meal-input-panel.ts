/** Loads the panel in a step of its own: a direct import would list its files in the first load. */
export const loadMealInputPanel = async () => (await import('./meal-input-panel.tsx')).MealInputPanel;
