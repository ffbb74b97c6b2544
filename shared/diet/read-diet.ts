import { allergenNames, type Avoidable } from './vocabulary/allergens.ts';
import { conditionNames, excludedByCondition } from './vocabulary/conditions.ts';
import { dietNames, type DietName, excludedBy, NO_DIET, noDietPattern } from './vocabulary/diets.ts';
import { type Limit, limitByAllergen, limitByCondition, limitNames } from './vocabulary/limits.ts';
import { findNames, plainWords } from './vocabulary/name-list.ts';

/** What a user eats or must avoid (decision D48). */
export interface DietConstraints {
  readonly diets: readonly DietName[];
  /** Contents to avoid because of an allergy, an intolerance, a condition or the diet. */
  readonly avoid: readonly Avoidable[];
  /** Allergies that the food table has no data about, as typed: 'kiwi'. */
  readonly otherAllergens: readonly string[];
  readonly dislikes: readonly string[];
  /** Checked by names of common foods only. */
  readonly limits: readonly Limit[];
  /** A typed diet that the product cannot check: 'low FODMAP'. */
  readonly uncheckedDiet: string | null;
}

/** The fields of a profile about diet; missing ones are unknown. */
export interface DietProfile {
  readonly diet?: string | null | undefined;
  readonly allergens?: readonly string[] | null | undefined;
  readonly dislikes?: readonly string[] | null | undefined;
  readonly conditions?: readonly string[] | null | undefined;
}

const allergyWord = /allerg|intoleran|unvertr/iu;

/** Returns the constraints of a profile. Reads canonical names as well as everyday ones in texts stored as typed. */
export const readDiet = (profile: DietProfile): DietConstraints => {
  const { diet = null, allergens, dislikes, conditions } = profile;
  const avoid = new Set<Avoidable>();
  const limits = new Set<Limit>();
  const otherAllergens: string[] = [];
  for (const text of allergens ?? []) {
    const { names } = findNames(allergenNames, text);
    for (const name of names) avoid.add(name);
    const limited = findNames(limitByAllergen, text).names;
    for (const name of limited) limits.add(name);
    if (names.length + limited.length === 0) otherAllergens.push(text);
  }
  for (const text of conditions ?? []) {
    for (const name of findNames(conditionNames, text).names) {
      const limit = limitByCondition[name];
      if (limit !== undefined) limits.add(limit);
      if (name in excludedByCondition)
        avoid.add(excludedByCondition[name as keyof typeof excludedByCondition]);
    }
    // An allergy among the conditions counts too.
    if (allergyWord.test(text)) for (const name of findNames(allergenNames, text).names) avoid.add(name);
  }
  const isNone = diet === null || diet === NO_DIET || noDietPattern.test(plainWords(diet));
  const { names: diets } = isNone ? { names: [] } : findNames(dietNames, diet);
  for (const each of diets) for (const name of excludedBy[each]) avoid.add(name);
  const limited = isNone ? [] : findNames(limitNames, diet).names;
  for (const name of limited) limits.add(name);
  return {
    diets,
    avoid: [...avoid],
    otherAllergens,
    dislikes: dislikes ?? [],
    limits: [...limits],
    // Low FODMAP depends on amounts, which the food table cannot judge.
    uncheckedDiet:
      !isNone && diets.length + limited.filter((name) => name !== 'low-fodmap').length === 0 ? diet : null,
  };
};

/** Returns whether nothing constrains what the user is offered. */
export const isUnconstrained = (constraints: DietConstraints): boolean =>
  constraints.diets.length + constraints.avoid.length + constraints.otherAllergens.length === 0 &&
  constraints.dislikes.length + constraints.limits.length === 0 &&
  constraints.uncheckedDiet === null;
