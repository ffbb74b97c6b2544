import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { usePhotoAddress } from '#web/lib/query/use-photo-address.ts';
import { MealIcon } from '#web/ui/nutrition/meal-icon.tsx';
import classes from './recent-entries.module.css';

/** Photo of an entry, or its meal's icon if the photo is no longer available. */
export const EntryThumbnail = ({ entry: { image_url, meal_type } }: { entry: FoodEntry }) => {
  const { src, onError } = usePhotoAddress(image_url);
  if (!src) return <MealIcon mealType={meal_type} />;
  return <img className={classes.photo} src={src} alt="" loading="lazy" decoding="async" onError={onError} />;
};
