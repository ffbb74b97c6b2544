const FOOD_DATA_CENTRAL = 'https://fdc.nal.usda.gov';
const OPEN_FOOD_FACTS = 'https://world.openfoodfacts.org';

/** Returns the URL of a record at its source; null if it has none. Survey foods are found by their code. */
export const sourcePageOf = (recordId: string): string | null => {
  const [kind, id = ''] = recordId.split(':');
  if (kind === 'usda') return `${FOOD_DATA_CENTRAL}/food-details/${id}/nutrients`;
  if (kind === 'fndds' || kind === 'sr') return `${FOOD_DATA_CENTRAL}/food-search?query=${Number(id)}`;
  if (kind === 'off') return `${OPEN_FOOD_FACTS}/product/${id}`;
  return null;
};
