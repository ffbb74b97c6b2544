import { allergenNames, type Avoidable, profileNameOf } from './vocabulary/allergens.ts';
import { conditionNames } from './vocabulary/conditions.ts';
import { dietNames, NO_DIET, noDietPattern } from './vocabulary/diets.ts';
import { findNames, type NamedThing, plainWords } from './vocabulary/name-list.ts';

/** Words around a name that add nothing to it: 'allergic to peanuts', 'peanut allergy', 'Erdnüsse (Allergie)'. */
const fillers =
  /(?<!\p{L})(?:i|im|am|is|are|have|has|been|a|an|the|any|all|to|of|on|my|and|or|keep|eat|diet|diets|food|foods|allerg\p{L}*|intoleran\p{L}*|sensitiv\p{L}*|strictly|strict|ich|bin|habe|hab|eine|einen|ein|und|oder|gegen|auf|die|der|das|ernahrung|kost|essen|lebe|esse|unvertraglich\p{L}*)(?!\p{L})/gu;

/**
 * Returns the canonical names of a typed text, or the text itself if it has more than everyday names: 'no pork on
 * Fridays' is stored as typed.
 */
const canonical = (things: readonly NamedThing<string>[], typed: string): string[] => {
  const { names, rest } = findNames(things, typed);
  return names.length > 0 && rest.replace(fillers, '').trim() === '' ? names : [typed];
};

const canonicalList = (things: readonly NamedThing<string>[], typed: readonly string[]): string[] => [
  ...new Set(typed.flatMap((text) => canonical(things, text))),
];

/** Maps everyday names of allergens to those of the food table; 'shellfish' becomes two. */
export const canonicalAllergens = (typed: readonly string[]): string[] =>
  canonicalList(allergenNames, typed).map((name) => profileNameOf(name as Avoidable));

/** Maps everyday names of conditions to known ones. */
export const canonicalConditions = (typed: readonly string[]): string[] =>
  canonicalList(conditionNames, typed);

/** Maps an everyday name to a diet. A text with several diets or more than a diet stays as typed. */
export const canonicalDiet = (typed: string): string => {
  if (noDietPattern.test(plainWords(typed))) return NO_DIET;
  const [diet, ...others] = canonical(dietNames, typed);
  return diet === undefined || others.length > 0 ? typed : diet;
};
