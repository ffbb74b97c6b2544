/** The longest possible items of an entry: a hundred of them exceed a page of the table. */
export const longItems = () => {
  const unknown = { protein: null, carbs: null, fat: null, fiber: null, sugar: null, sodium: null };
  const item = {
    name: 'Ü'.repeat(120),
    grams: 1,
    record_id: null,
    source: 'user',
    confidence: 1,
    per_100_g: { calories: 100, ...unknown },
    nutrients: { calories: 1, ...unknown },
  };
  return Array.from({ length: 40 }, () => item);
};
