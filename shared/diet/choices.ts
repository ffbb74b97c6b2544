/** Diets that the product can check with the food table. */
export const checkedDiets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'gluten-free',
  'lactose-free',
  'pork-free',
  'alcohol-free',
] as const;

/** Diets to choose from, as stored. */
export const dietChoices = ['none', ...checkedDiets, 'low-carb'] as const;

/** The allergens of Regulation (EU) No 1169/2011 and two common intolerances, as stored. */
export const allergenChoices = [
  'peanut',
  'tree nut',
  'milk',
  'lactose',
  'egg',
  'gluten',
  'soy',
  'fish',
  'crustacean',
  'mollusc',
  'sesame',
  'celery',
  'mustard',
  'lupin',
  'sulphite',
  'fructose',
  'histamine',
] as const;

/** Conditions to choose from, as stored. */
export const conditionChoices = [
  'pregnant',
  'breastfeeding',
  'type 1 diabetes',
  'type 2 diabetes',
  'gestational diabetes',
  'kidney disease',
  'celiac disease',
  'lactose intolerance',
  'fructose intolerance',
  'histamine intolerance',
  'eating disorder',
  'high blood pressure',
  'high cholesterol',
  'heart disease',
  'gout',
] as const;
