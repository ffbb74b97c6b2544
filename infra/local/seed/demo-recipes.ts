/** Recipes of the main demo account. The nutrition facts come from the food table. */
export const demoRecipes = [
  {
    name: 'Red lentil curry',
    portions: 4,
    words: '250 g lentils, 400 ml coconut milk, 200 g tomatoes, 100 g onion, 150 g spinach, 1 tbsp olive oil',
    notes:
      'Soften the onion in the oil. Add lentils, tomatoes and coconut milk and simmer for 20 minutes. Stir in the spinach.',
  },
  {
    name: 'Overnight oats',
    portions: 1,
    words: '60 g oats, 200 ml milk, 80 g blueberries, 15 g walnuts',
    notes: 'Mix and leave in the fridge overnight.',
  },
  {
    name: 'Chickpea salad for the office',
    portions: 2,
    words: '240 g chickpeas, 150 g cucumber, 150 g tomatoes, 60 g feta cheese, 1 tbsp olive oil',
    notes: null,
  },
] as const;
