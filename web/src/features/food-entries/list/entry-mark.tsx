import { useState } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { MealMark } from '#web/ui/nutrition/meal-mark.tsx';
import classes from './recent-entries.module.css';

/** The entry's photo on a small plate, or the mark of its meal where there is none to see any more. */
export const EntryMark = ({ entry: { image_url, meal_type } }: { entry: FoodEntry }) => {
  const [lost, setLost] = useState<string | null>(null);
  if (!image_url || image_url === lost) return <MealMark mealType={meal_type} />;
  return (
    <img
      className={classes.photo}
      src={image_url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setLost(image_url)}
    />
  );
};
