/** Loads the dialog in a step of its own: a direct import would list its files in the first load. */
export const loadMealDialog = async () => (await import('./meal-dialog.tsx')).MealDialog;
