import { fireEvent } from '@testing-library/react';
import type { MyFoods } from '#shared/foods/my-foods.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { aHit } from '#test/support/builders/a-food-hit.ts';
import { field, openLogFood, valueOf } from './open-log-food.tsx';

export const rye = aHit();
const roll = aHit({ record_id: 'usda:1', name: 'Rye roll', alias: 'rye bun' });
export const none: MyFoods = { favourites: [], recents: [] };

/** Opens the form with foods of the table for any search, and custom foods. */
export const openFoodList = ({ found = [rye, roll], mine = none } = {}) => {
  const opened = openLogFood();
  opened.api.on(foodRoutes.search, () => ({ foods: found }));
  opened.api.on(foodRoutes.mine, () => mine);
  const type = async (text: string) => {
    await opened.user.click(field('Food name'));
    await opened.user.paste(text);
  };
  return { ...opened, type };
};

export const figures = () => ['Calories', 'Protein', 'Carbs', 'Fat', 'Fiber', 'Serving size'].map(valueOf);
export const replaceIn = (label: string, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });
