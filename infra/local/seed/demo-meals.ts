import type { MealType } from '#shared/food-entries/schema.ts';

/** A meal as somebody would log it. kcal; g; sodium in mg. */
export interface DemoMeal {
  food_name: string;
  serving_size: string;
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber: number;
  sugar: number;
  sodium: number;
}

const meal = (
  food_name: string,
  serving_size: string,
  [calories, protein, carbs, fat, fiber, sugar, sodium]: [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ],
): DemoMeal => ({ food_name, serving_size, calories, protein, carbs, fat, fiber, sugar, sodium });

/** Figures are typical for the portion named; this is a person's diary, not a food table. */
export const demoMeals: Record<MealType, DemoMeal[]> = {
  breakfast: [
    meal('Oatmeal with banana and walnuts', '1 bowl', [410, 12.4, 61.2, 14.1, 8.3, 17.6, 95]),
    meal('Greek yoghurt with berries and honey', '300 g', [285, 21.5, 34.8, 6.9, 4.1, 29.2, 88]),
    meal('Scrambled eggs on rye toast', '2 eggs, 2 slices', [430, 23.8, 38.5, 20.1, 6.2, 4.3, 720]),
    meal('Muesli with milk and apple', '1 bowl', [385, 13.1, 62.7, 9.4, 8.9, 24.5, 130]),
    meal('Avocado toast with egg', '2 slices', [465, 18.2, 39.6, 26.3, 10.4, 4.8, 610]),
    meal('Cottage cheese with tomatoes and bread', '1 plate', [320, 25.7, 33.4, 8.8, 4.6, 6.1, 790]),
  ],
  lunch: [
    meal('Chicken and quinoa salad', '400 g', [520, 42.3, 45.8, 18.2, 8.1, 6.9, 640]),
    meal('Lentil soup with bread', '1 bowl, 1 slice', [445, 22.6, 68.3, 8.7, 16.2, 8.4, 910]),
    meal('Tuna sandwich with side salad', '1 sandwich', [490, 33.1, 46.7, 18.4, 6.3, 7.2, 980]),
    meal('Rice bowl with tofu and vegetables', '450 g', [560, 24.8, 78.5, 16.9, 9.2, 9.8, 870]),
    meal('Vegetable wrap with hummus', '1 large', [475, 15.6, 62.1, 18.8, 11.4, 7.7, 830]),
    meal('Pasta with tomato sauce and parmesan', '350 g', [580, 20.9, 92.4, 14.1, 7.6, 11.8, 760]),
    meal('Turkey and cheese bagel', '1 bagel', [510, 31.2, 58.9, 16.3, 3.4, 8.6, 1240]),
  ],
  dinner: [
    meal('Baked salmon with potatoes and broccoli', '1 plate', [640, 43.6, 48.2, 28.9, 8.4, 5.6, 480]),
    meal('Beef chilli with rice', '450 g', [690, 38.7, 76.3, 24.5, 12.8, 9.3, 1020]),
    meal('Chicken curry with basmati rice', '450 g', [710, 41.2, 79.8, 24.1, 6.7, 8.9, 980]),
    meal('Homemade margherita pizza', 'half a pizza', [720, 29.4, 92.6, 25.7, 5.9, 9.7, 1310]),
    meal('Stir-fried prawns with noodles', '400 g', [590, 34.8, 74.2, 15.6, 6.1, 9.2, 1180]),
    meal('Vegetable lasagne', '1 portion', [610, 28.3, 66.4, 25.2, 8.8, 14.1, 940]),
    meal('Omelette with mushrooms and spinach', '3 eggs', [420, 29.6, 9.8, 29.3, 3.7, 3.4, 690]),
  ],
  snack: [
    meal('Apple', '1 medium', [95, 0.5, 25.1, 0.3, 4.4, 18.9, 2]),
    meal('Handful of almonds', '30 g', [174, 6.4, 6.5, 15.0, 3.8, 1.3, 0]),
    meal('Dark chocolate', '25 g', [150, 2.0, 11.5, 10.7, 2.7, 6.0, 5]),
    meal('Banana with peanut butter', '1 banana, 1 tbsp', [200, 4.7, 30.1, 8.4, 4.0, 15.8, 70]),
    meal('Protein shake', '350 ml', [165, 26.0, 8.9, 2.8, 1.0, 6.2, 190]),
    meal('Carrot sticks with hummus', '1 portion', [140, 4.5, 16.8, 6.6, 5.2, 5.9, 260]),
  ],
};
