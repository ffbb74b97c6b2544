import type { MealType } from '#shared/food-entries/meal-type.ts';

/** A meal with its diary name and its free text. */
export interface DemoMeal {
  food_name: string;
  words: string;
}

const meal = (food_name: string, words: string): DemoMeal => ({ food_name, words });

/** The meal that the demo account's photo shows. */
export const PICTURED_MEAL = 'Salmon with rice, broccoli and avocado';

/** The meals of the demo account. The nutrition facts come from the food table, as for every user. */
export const demoMeals: Record<MealType, DemoMeal[]> = {
  breakfast: [
    meal('Oatmeal with banana and walnuts', 'a bowl of oatmeal, one banana, 25 g walnuts, 200 ml milk'),
    meal(
      'Greek yogurt with berries and honey',
      '250 g greek yogurt, 100 g blueberries, 1 tbsp honey, 30 g almonds',
    ),
    meal('Scrambled eggs on rye toast', '3 scrambled eggs, 2 slices of rye bread, 2 tsp butter'),
    meal('Muesli with milk and apple', '80 g muesli, 200 ml milk, one apple'),
    meal('Avocado toast with egg', '2 slices of whole wheat bread, half an avocado, 2 boiled eggs'),
    meal(
      'Cottage cheese with tomatoes and bread',
      '200 g cottage cheese, 100 g tomatoes, 2 slices of rye bread, 1 tbsp olive oil',
    ),
  ],
  lunch: [
    meal('Chicken and quinoa salad', '150 g chicken breast, 180 g quinoa, 100 g cucumber, 1 tbsp olive oil'),
    meal('Lentil soup with bread', '2 bowls of lentil soup, 2 slices of whole wheat bread'),
    meal(
      'Rice bowl with tofu and vegetables',
      '250 g cooked rice, 150 g tofu, 100 g broccoli, 1 tbsp soy sauce',
    ),
    meal(
      'Hummus with pita and salad',
      '100 g hummus, 2 pita breads, 100 g tomatoes, 100 g cucumber, 50 g feta cheese',
    ),
    meal('Pasta with tomato sauce and parmesan', '300 g cooked pasta, 150 g tomato sauce, 20 g parmesan'),
    meal('Salmon with potatoes', '150 g salmon, 250 g boiled potatoes, 100 g green beans'),
  ],
  dinner: [
    meal(PICTURED_MEAL, '150 g grilled salmon, 180 g cooked rice, 90 g broccoli, 50 g avocado'),
    meal('Beef steak with potatoes', '180 g beef steak, 250 g boiled potatoes, 100 g green beans'),
    meal('Chicken curry with rice', '350 g chicken curry, 200 g cooked rice'),
    meal('Pizza', '3 slices of pizza'),
    meal(
      'Shrimp with noodles',
      '150 g shrimp, 250 g noodles, 100 g carrots, 1 tbsp soy sauce, 1 tbsp olive oil',
    ),
    meal('Lasagna and salad', '400 g lasagna, 80 g lettuce, 1 tbsp olive oil'),
    meal(
      'Omelet with mushrooms and spinach',
      '3 eggs, 80 g mushrooms, 60 g spinach, 2 slices of whole wheat bread, 2 tsp butter',
    ),
  ],
  snack: [
    meal('Apple', 'one apple'),
    meal('Handful of almonds', '30 g almonds'),
    meal('Dark chocolate', '25 g dark chocolate'),
    meal('Banana with peanut butter', 'one banana, 1 tbsp peanut butter'),
    meal('Orange', 'an orange'),
    meal('Carrots with hummus', '100 g carrots, 40 g hummus'),
  ],
};
