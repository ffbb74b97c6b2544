import { useState } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { MealIcon } from '#web/ui/nutrition/meal-icon.tsx';
import classes from './recent-entries.module.css';

/** The entry's photo on a small plate, or the mark of its meal where there is none to see any more. */
export const EntryThumbnail = ({ entry: { image_url, meal_type } }: { entry: FoodEntry }) => {
  const [lost, setLost] = useState<string | null>(null);
  if (!image_url || image_url === lost) return <MealIcon mealType={meal_type} />;
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
