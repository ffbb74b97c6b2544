/** Public interface of this feature: everything that other features may import. */
export { createMealPlanEntity, MEAL_PLAN_PREFIX } from './meal-plan-entity.ts';
export { createMealPlanRepository } from './repository.ts';
export { createMealPlanService, type MealPlanService } from './service.ts';
export { typedTextsOf } from './typed-texts.ts';
export { planWrite } from './plan-write-repository.ts';
