/** English column names by their names in other languages and trackers, in lower case with _ for a space. */
const namesIn: Readonly<Record<string, readonly string[]>> = {
  date: ['fecha', 'data', 'datum'],
  meal: ['comida', 'refeição', 'mahlzeit', 'repas', 'pasto', 'meal_type'],
  calories: ['calorías', 'calorias', 'kalorien', 'calorie', 'cals'],
  fat: [
    'grasa',
    'grasas',
    'gordura',
    'gorduras',
    'fett',
    'lipides',
    'matières_grasses',
    'grassi',
    'total_fat',
  ],
  carbohydrates: [
    'carbohidratos',
    'carboidratos',
    'hidratos_de_carbono',
    'kohlenhydrate',
    'glucides',
    'carboidrati',
    'carbohydrate',
  ],
  protein: ['proteína', 'proteínas', 'eiweiß', 'protéines', 'proteine', 'prot'],
  fiber: ['fibra', 'fibras', 'ballaststoffe', 'fibres', 'fibre', 'dietary_fiber'],
  sugar: ['azúcar', 'azúcares', 'açúcar', 'açúcares', 'zucker', 'sucre', 'sucres', 'zucchero', 'zuccheri'],
  sodium: ['sodio', 'sódio', 'natrium', 'sod'],
  note: ['nota', 'notas', 'observação', 'observações', 'notiz', 'notizen', 'remarque', 'notes'],
  weight: ['peso', 'gewicht', 'poids'],
};

const english = new Map(
  Object.entries(namesIn).flatMap(([name, others]) => others.map((other) => [other, name] as const)),
);

/** Returns the English name of a column, in lower case and without the prefix of Samsung Health. */
export const columnName = (title: string): string => {
  const name = title
    .trim()
    .toLowerCase()
    .replace(/^com\.samsung\.health\.\w+\./, '');
  return english.get(name.replaceAll(' ', '_')) ?? name;
};
