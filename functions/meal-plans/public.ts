/** Public interface of this feature: everything that other features may import. */
export { createMealPlanEntity } from './meal-plan-entity.ts';
export { planWrite } from './plan-write-repository.ts';
