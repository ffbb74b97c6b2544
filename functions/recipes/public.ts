/** Public interface of this feature: everything that other features may import. */
export { createRecipeRepository, type RecipeRepository } from './repository.ts';
export { createSavedMealEntity, SAVED_MEALS } from './saved-meal-entity.ts';
export { savedMealEndpoints } from './saved-meals.ts';
export { createRecipeService, type RecipeService } from './service.ts';
