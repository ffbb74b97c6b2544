/** Public interface of this feature: everything that other features may import. */
export { createRecipeRepository, type RecipeRepository } from './repository.ts';
