import type { MealType } from '#shared/food-entries/meal-type.ts';

/** A meal with its diary name and its free text. */
export interface DemoMeal {
  food_name: string;
  words: string;
}

const meal = (food_name: string, words: string): DemoMeal => ({ food_name, words });

/** The meals of the demo account. The nutrition facts come from the food table, as for every user. */
export const demoMeals: Record<MealType, DemoMeal[]> = {
  breakfast: [
    meal('Oatmeal with banana and walnuts', 'a bowl of oatmeal, one banana, 15 g walnuts'),
    meal('Greek yogurt with berries and honey', '200 g greek yogurt, 80 g blueberries, 1 tbsp honey'),
    meal('Scrambled eggs on rye toast', '2 scrambled eggs, 2 slices of rye bread, 1 tsp butter'),
    meal('Muesli with milk and apple', '60 g muesli, 200 ml milk, one apple'),
    meal('Avocado toast with egg', '2 slices of whole wheat bread, half an avocado, 1 boiled egg'),
    meal(
      'Cottage cheese with tomatoes and bread',
      '150 g cottage cheese, 100 g tomatoes, 1 slice of rye bread',
    ),
  ],
  lunch: [
    meal('Chicken and quinoa salad', '120 g chicken breast, 150 g quinoa, 100 g cucumber, 1 tbsp olive oil'),
    meal('Lentil soup with bread', 'a bowl of lentil soup, 1 slice of whole wheat bread'),
    meal(
      'Rice bowl with tofu and vegetables',
      '200 g cooked rice, 150 g tofu, 100 g broccoli, 1 tbsp soy sauce',
    ),
    meal('Hummus with pita and salad', '80 g hummus, 1 pita bread, 100 g tomatoes, 100 g cucumber'),
    meal('Pasta with tomato sauce and parmesan', '200 g cooked pasta, 120 g tomato sauce, 15 g parmesan'),
    meal('Salmon with potatoes', '120 g salmon, 200 g boiled potatoes, 100 g green beans'),
  ],
  dinner: [
    meal('Baked salmon with broccoli', '150 g salmon, 150 g broccoli, 150 g cooked rice'),
    meal('Beef steak with potatoes', '150 g beef steak, 200 g boiled potatoes, 100 g green beans'),
    meal('Chicken curry with rice', '250 g chicken curry, 150 g cooked rice'),
    meal('Pizza', '3 slices of pizza'),
    meal('Shrimp with noodles', '120 g shrimp, 200 g noodles, 100 g carrots, 1 tbsp soy sauce'),
    meal('Lasagna and salad', '300 g lasagna, 80 g lettuce'),
    meal('Omelet with mushrooms and spinach', '3 eggs, 80 g mushrooms, 60 g spinach, 1 tsp butter'),
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
