import { type CheckedFood, conflictsOfAll, type DietConflict } from '../../../diet/conflicts.ts';
import { dietLabel } from '../../../diet/labels.ts';
import type { DietConstraints } from '../../../diet/read-diet.ts';
import { allergenNames } from '../../../diet/vocabulary/allergens.ts';
import { findNames } from '../../../diet/vocabulary/name-list.ts';
import { constraintWords } from './diet-words.ts';
import type { Language } from '../../../language/languages.ts';

/** Looks up the foods of a phrase in the food table. */
export type FindCheckedFoods = (words: string) => readonly CheckedFood[];

const listOf = (conflicts: readonly DietConflict[], language: Language): string => {
  const labels = conflicts.map(({ name }) => dietLabel(name, language));
  return labels.join(language === 'de' ? ' und ' : ' and ');
};

/**
 * Says whether a food is known to break a constraint. Never says that it is safe: recipes vary, and unknown stays
 * unknown.
 */
export const judgeFood = (
  food: string,
  constraints: DietConstraints,
  { find, language }: { find: FindCheckedFoods; language: Language },
): string => {
  const isGerman = language === 'de';
  const found = find(food);
  const { names } = findNames(allergenNames, food);
  const named = { name: food, contains: names.filter((name) => name !== 'lactose') };
  const byName = conflictsOfAll([named], { ...constraints, diets: [], limits: [], otherAllergens: [] });
  const conflicts = [
    ...conflictsOfAll(found, constraints),
    ...byName.filter(({ certainty }) => certainty === 'contains'),
  ];
  const known = conflicts.filter(({ certainty }) => certainty === 'contains');
  const contents = [
    ...new Map(known.filter(({ kind }) => kind !== 'diet').map((each) => [each.name, each])).values(),
  ];
  const diets = known.filter(({ kind }) => kind === 'diet');
  const what = found[0]?.name ?? food;
  if (contents.length > 0)
    return isGerman
      ? `„${what}“ enthält üblicherweise ${listOf(contents, language)}, und das meidest du. Lass es lieber weg.`
      : `“${what}” usually contains ${listOf(contents, language)}, which you avoid, so leave it out.`;
  if (diets.length > 0)
    return isGerman
      ? `„${what}“ passt nach dem üblichen Rezept nicht (${listOf(diets, language)}).`
      : `By its usual recipe, “${what}” doesn’t fit (${listOf(diets, language)}).`;
  const asked = constraintWords(constraints, language);
  if (found.length === 0 || conflicts.length > 0)
    return isGerman
      ? `Ich weiß nicht, was in „${food}“ ist, und kann nicht sagen, ob es zu deinen Angaben und Allergien passt (${asked}). Sieh auf dem Etikett nach oder frag in der Küche.`
      : `I don’t know everything that’s in “${food}”, so I can’t say whether it fits your diet and allergies (${asked}). Check the label or ask the kitchen.`;
  return isGerman
    ? `Nach dem üblichen Rezept spricht bei „${what}“ nichts dagegen (${asked}). Rezepte sind verschieden: Sieh auf dem Etikett nach oder frag in der Küche.`
    : `By its usual recipe, nothing in “${what}” conflicts with your diet and allergies (${asked}). Recipes vary, so check the label or ask the kitchen.`;
};
