import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { readTable } from '#shared/nutrition/prebuilt/read-table.ts';

/**
 * Loads a food table that is compressed with gzip. The browser compares it with its hash.
 * @throws Error if it cannot be loaded or is damaged
 */
export const loadTable = async (url: string, integrity: string): Promise<FoodKnowledge> => {
  const response = await fetch(url, { integrity });
  if (!response.ok || response.body === null) throw new Error(`The food table ${url} is not available.`);
  const bytes = await new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  return readTable(new Uint8Array(bytes));
};
