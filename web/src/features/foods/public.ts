export { validateAmount } from './validate-amount.ts';
export { type AmountUnit, gramUnit, unitsOf, weightOf } from './amount-units.ts';
export { portionName, WHOLE } from './portion-name.ts';
export { UrgentHelp } from './urgent-help.tsx';
export {
  findUrgentAdvice,
  rejectUrgentText,
  type UrgentAdvice,
  urgentAdviceOf,
  useUrgentAdvice,
} from './urgent-text.ts';
export { UnknownFoodsQuestion } from './unknown-foods-question.tsx';
export { AskModelButton } from './ask-model-button.tsx';
export { ConfidenceIndicator } from './confidence-indicator.tsx';
export {
  lookUpText,
  isConsentNeeded,
  isNoFood,
  isTextInvalid,
  joinUnknownParts,
  getUnknownParts,
} from './look-up-text.ts';
export { FoodSource } from './sources/food-source.tsx';
export { type CorrectItems, type Items, addItems } from './plate-items/correct-items.ts';
export { inRowOf, keyOf } from './plate-items/item-keys.ts';
export { ItemSource } from './plate-items/item-source.tsx';
export { FoodDietSlot, MealDietSlot } from './diet/diet-warning-slot.tsx';
export { PlateItems } from './plate-items/plate-items.tsx';
export { plateNameOf } from './plate-items/plate-name.ts';
export { hasAmount } from './plate-items/has-amount.ts';
export { OPEN_FOOD_FACTS_SAYS } from './plate-items/source-site.ts';
export type { PackagedFood } from './packaged/packaged-food.ts';
export { PackagedFoods } from './packaged/lazy-packaged-foods.tsx';
export { plateLookupsWith, recordLookup } from './plate-lookups.ts';
export { useTextLookup } from './use-text-lookup.ts';
export { correctionsQuery } from './engine/corrections-query.ts';
export { prepareFoodEngine, startFoodEngine } from './engine/food-engine.ts';
export { callOrRunOnDevice } from './engine/on-device.ts';
export { TypedMealLine, typedMealText } from './engine/typed-meal-line.tsx';
export { useTypedMeal } from './engine/use-typed-meal.ts';
export { ReadTextPanel } from './read-text/lazy-read-text-panel.tsx';
export { TintedText } from './read-text/tinted-text.tsx';
export { OpenWordQuestion } from './read-text/open-word-question.tsx';
export { OpenParts } from './read-text/lazy-open-parts.tsx';
export { type OpenPart, openPartsOf } from './read-text/open-part.ts';
export { foodSearchQuery } from './read-text/food-search-query.ts';
export {
  answerAdded,
  mealIndexOf,
  numbersOf,
  openWordsOf,
  type ReadMeal,
  type ReadText,
  readTextOf,
  readTextOfParts,
  textOfWords,
} from './read-text/read-text.ts';
export type { PlateLookups } from './plate-items/plate-lookups-type.ts';
export { inOrderOf } from './plate-items/in-order-of.ts';
