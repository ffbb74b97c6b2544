import type { Content, Diet, FoodRecord } from '../nutrition/table/food-record.ts';
import type { DietConstraints } from './read-diet.ts';
import type { Avoidable } from './vocabulary/allergens.ts';
import type { DietName } from './vocabulary/diets.ts';
import { certainties } from './diet-warning.ts';
import { type Limit, limitOf } from './vocabulary/limits.ts';
import { plainWords } from './vocabulary/name-list.ts';
import { namesFood } from './vocabulary/names-food.ts';

type Certainty = (typeof certainties)[number];

export interface DietConflict {
  readonly kind: 'allergen' | 'diet' | 'other allergen' | 'dislike';
  /** A content to avoid, a diet, or the user's own text. */
  readonly name: string;
  readonly certainty: Certainty;
}

/** What is known about a food. Missing fields are unknown. */
export interface CheckedFood {
  readonly name: string;
  readonly diet?: FoodRecord['diet'] | undefined;
  readonly contains?: readonly Content[] | undefined;
  /** Allergens that the label warns of. */
  readonly traces?: readonly Content[] | undefined;
  /** g per 100 g, for low-carb diets. */
  readonly carbs?: number | null | undefined;
  /** Texts that name what is in it: other names, ingredients. */
  readonly madeOf?: readonly string[] | undefined;
}

const suits: Readonly<Partial<Record<DietName, readonly Diet[]>>> = {
  vegan: ['vegan'],
  vegetarian: ['vegan', 'vegetarian'],
  pescatarian: ['vegan', 'vegetarian', 'pescatarian'],
};

const contentOf = (name: Avoidable): Content => (name === 'lactose' ? 'milk' : name);

const isLactoseFree = ({ name }: CheckedFood): boolean => /lactose[- ]?free|laktosefrei/iu.test(name);

const avoidanceOf = (food: CheckedFood, name: Avoidable): Certainty | null => {
  const content = contentOf(name);
  if (name === 'lactose' && isLactoseFree(food)) return null;
  if (food.contains?.includes(content)) return 'contains';
  if (food.traces?.includes(content)) return 'may contain';
  return food.contains === undefined ? 'unknown' : null;
};

const dietCertainty = ({ diet }: CheckedFood, name: DietName): Certainty | null => {
  const suitable = suits[name];
  if (suitable === undefined) return null;
  if (diet == null) return 'unknown';
  return suitable.includes(diet) ? null : 'contains';
};

const isNamed = ({ name, madeOf = [] }: CheckedFood, typed: string): boolean =>
  [name, ...madeOf].some((text) => namesFood(text, typed));

/** Kosher food does not mix milk and meat. */
const mixesMilkAndMeat = ({ diet, contains }: CheckedFood): boolean =>
  diet === 'meat' && contains?.includes('milk') === true;

/** g of carbohydrates per 100 g. */
const LOW_CARB = 10;

const breaksLimit = (food: CheckedFood, name: Limit): boolean =>
  name === 'low-carb'
    ? (food.carbs ?? 0) > LOW_CARB
    : [food.name, ...(food.madeOf ?? [])].some((text) => limitOf(name).pattern.test(plainWords(text)));

/**
 * Returns what in a food breaks the constraints. Without data it is unknown, never fine. Halal and kosher are checked
 * for what they exclude, not for slaughter or preparation.
 */
export const conflictsOf = (food: CheckedFood, constraints: DietConstraints): DietConflict[] => [
  ...constraints.avoid.flatMap((name): DietConflict[] => {
    const certainty = avoidanceOf(food, name);
    return certainty === null ? [] : [{ kind: 'allergen', name, certainty }];
  }),
  ...constraints.diets.flatMap((name): DietConflict[] => {
    const certainty = dietCertainty(food, name);
    return certainty === null ? [] : [{ kind: 'diet', name, certainty }];
  }),
  ...(constraints.diets.includes('kosher') && mixesMilkAndMeat(food)
    ? [{ kind: 'diet', name: 'kosher', certainty: 'contains' } as const]
    : []),
  ...constraints.limits.flatMap((name): DietConflict[] =>
    breaksLimit(food, name) ? [{ kind: 'diet', name, certainty: 'contains' }] : [],
  ),
  ...constraints.otherAllergens.flatMap((name): DietConflict[] => {
    if (isNamed(food, name)) return [{ kind: 'other allergen', name, certainty: 'contains' }];
    return food.madeOf === undefined ? [{ kind: 'other allergen', name, certainty: 'unknown' }] : [];
  }),
  ...constraints.dislikes.flatMap((name): DietConflict[] =>
    isNamed(food, name) ? [{ kind: 'dislike', name, certainty: 'contains' }] : [],
  ),
];

/** Returns the conflicts of a meal, each once with its highest certainty. */
export const conflictsOfAll = (
  foods: readonly CheckedFood[],
  constraints: DietConstraints,
): DietConflict[] => {
  const found = new Map<string, DietConflict>();
  for (const food of foods)
    for (const conflict of conflictsOf(food, constraints)) {
      const key = `${conflict.kind} ${conflict.name}`;
      const known = found.get(key);
      if (!known || certainties.indexOf(conflict.certainty) < certainties.indexOf(known.certainty))
        found.set(key, conflict);
    }
  return [...found.values()];
};

/** Returns whether a food may be suggested: nothing in it breaks a constraint, and nothing is unknown. */
export const isSuitable = (food: CheckedFood, constraints: DietConstraints): boolean =>
  conflictsOf(food, constraints).length === 0;
