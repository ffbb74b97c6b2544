/** Items of an entry that is as long as one can be: a hundred of them are more than a page of the table. */
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
