import type { Language } from '../language/languages.ts';
import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import type { FoodItem } from '../nutrition/values/food-item.ts';
import { foodNameIn } from '../nutrition/values/food-name.ts';

interface Named {
  name: string;
  record_id: string | null;
}

/** Returns the name of a food in a language, unless the name is not from the food table: 'Grandma's stew' is kept. */
const nameIn = (
  language: Language,
  { name, record_id }: Named,
  { recordOf }: Pick<FoodKnowledge, 'recordOf'>,
): string => {
  const record = record_id === null ? null : recordOf(record_id);
  if (record === null) return name;
  const known = [record.name, record.reference, ...record.aliases].map((each) => each?.toLowerCase());
  return known.includes(name.toLowerCase()) ? foodNameIn(language, record) : name;
};

/**
 * Names items and their alternatives in the language of the screen. The stored entry keeps the name that the user saw;
 * its record ID finds the other one.
 */
export const nameItemsIn = (
  language: Language,
  items: readonly FoodItem[],
  foods: Pick<FoodKnowledge, 'recordOf'>,
): FoodItem[] => {
  if (language === 'en') return [...items];
  return items.map((item) => ({
    ...item,
    name: nameIn(language, item, foods),
    ...(item.alternatives && {
      alternatives: item.alternatives.map((other) => ({ ...other, name: nameIn(language, other, foods) })),
    }),
  }));
};
