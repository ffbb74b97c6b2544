import { useState } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { MealIcon } from '#web/ui/nutrition/meal-icon.tsx';
import classes from './recent-entries.module.css';

/** Photo of an entry, or its meal's icon if the photo is no longer available. */
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
