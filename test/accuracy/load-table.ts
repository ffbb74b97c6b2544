import { readFoods } from '#infra/foods/read-foods.ts';
import { builtInKnowledge, type FoodKnowledge, knowledgeOf } from '#shared/nutrition/food-knowledge.ts';
import { mergeTables } from '#shared/nutrition/merge-tables.ts';
import { foodTable } from '#shared/nutrition/food-table.ts';

/** The food table that is measured: `builtin`, or the folder or file of a full one together with the built-in names. */
export const loadTable = async (table: string): Promise<FoodKnowledge> =>
  table === 'builtin' ? builtInKnowledge() : knowledgeOf(mergeTables(foodTable, await readFoods(table)));
