import { CodedError } from '#shared/errors/coded-error.ts';
import type { foodRoutes } from '#shared/foods/routes.ts';
import type { FoodFacts } from '#shared/foods/schema.ts';
import { dietLabelsOf } from '#shared/nutrition/values/diet-labels.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { foodNameIn } from '#shared/nutrition/values/food-name.ts';
import type { Language } from '#shared/language/languages.ts';
import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { responseLanguage } from '../platform/response-language.ts';

/** `water` is an ingredient without a record. */
const partName = (id: string, { recordOf }: FoodKnowledge, language: Language): string | null => {
  if (id === 'water') return language === 'de' ? 'Wasser' : 'Water';
  const record = recordOf(id);
  return record && foodNameIn(language, record);
};

const factsOf = (record: FoodRecord, foods: FoodKnowledge, language: Language): FoodFacts => ({
  id: record.id,
  name: foodNameIn(language, record),
  aliases: [...record.aliases],
  reference: record.reference ?? null,
  source: record.id.startsWith('own:') ? 'own' : 'usda',
  approximate: record.approximate,
  per_100_g: record.per_100_g,
  portions: record.portions.map(({ unit, words, grams }) => ({ unit, words: [...words], grams })),
  liquid: record.liquid,
  regions: [...(record.regions ?? [])],
  diet: record.diet ?? null,
  diet_labels: dietLabelsOf(record),
  contains: record.diet == null ? null : [...(record.contains ?? [])],
  made_of: (record.made_of ?? []).map(({ id, grams }) => ({
    id,
    name: partName(id, foods, language),
    grams,
  })),
});

/** Returns a record of the food table, the same for all users of a language. */
export const readFood =
  (openFoods: OpenFoods): Endpoint<typeof foodRoutes.read> =>
  async ({ params, raw }) => {
    const foods = await openFoods();
    const record = foods.recordOf(params.id);
    if (record === null) throw new CodedError('FOOD_NOT_FOUND');
    return factsOf(record, foods, responseLanguage(raw.headers, null));
  };
