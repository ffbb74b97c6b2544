import { t } from '#web/lib/language/translate.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { usePhotoAddress } from '#web/lib/query/use-photo-address.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { timeOf } from '#web/ui/format/format-day.ts';
import classes from './photo-diary.module.css';

interface Props {
  entry: FoodEntry;
  /** Missing in a preview. */
  onOpen?: () => void;
}

/** Photo of a meal that opens its entry. The address is renewed when it has expired. */
export const MealPhoto = ({ entry, onOpen }: Props) => {
  const { food_name, calories, image_url, logged_at, time_zone } = entry;
  const { src, onError } = usePhotoAddress(image_url);
  return (
    <button type="button" className={classes.photo} onClick={onOpen}>
      {src ? (
        <img src={src} alt={t('Photo of {food}', { food: food_name })} loading="lazy" onError={onError} />
      ) : (
        <span className={classes.missing}>{t('Photo not available')}</span>
      )}
      <span className={classes.name}>{food_name}</span>
      <span className="note">
        {t('{calories} kcal', { calories: formatNumber(calories) })}, {timeOf(logged_at, time_zone)}
      </span>
    </button>
  );
};
