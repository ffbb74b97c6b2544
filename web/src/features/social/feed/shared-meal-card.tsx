import { t } from '#web/lib/language/translate.ts';
import type { SharedMeal } from '#shared/social/schema.ts';
import { MealDietSlot } from '#web/features/foods/public.ts';
import { usePhotoAddress } from '#web/lib/query/use-photo-address.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { mealLabels, MealIcon } from '#web/ui/nutrition/meal-icon.tsx';
import { audienceLabels } from '../share/audience-labels.ts';
import { LikeButton } from './like-button.tsx';
import type { MealAction } from './meal-dialogs.tsx';
import { MealMenu } from './meal-menu.tsx';
import { UserInitials } from '../friends/user-initials.tsx';
import classes from './shared-meal-card.module.css';
import { formatInstant } from './feed-dates.ts';

const Photo = ({ address, meal }: { address: string; meal: string }) => {
  const { src, onError } = usePhotoAddress(address);
  if (src === null) return null;
  return (
    <img
      className="mealPhoto"
      src={src}
      alt={t('Photo of {meal}', { meal })}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
};

const Food = ({ meal: { food_entries: food } }: { meal: SharedMeal }) => (
  <div className={classes.meal}>
    <MealIcon mealType={food.meal_type} />
    <span className={classes.what}>
      <b>{food.food_name}</b>
      <small>{[mealLabels[food.meal_type], food.serving_size].filter(Boolean).join(', ')}</small>
    </span>
    <span className={classes.leader} aria-hidden />
    <NumberWithUnit value={food.calories} unit="kcal" />
  </div>
);

interface Props {
  meal: SharedMeal;
  isOwn: boolean;
  /** Opens the dialog of an action. */
  onAct: (action: MealAction) => void;
}

/** Card of a shared meal: user, date, text, food and likes. */
export const SharedMealCard = ({ meal, isOwn, onAct }: Props) => {
  const { profiles, created_at, caption, food_entries: food, audience } = meal;
  const when = formatInstant(created_at, useToday());
  return (
    <article className={classes.card} aria-labelledby={`shared-${meal.id}`}>
      <header className={classes.head}>
        <UserInitials name={profiles.full_name} />
        <span className={classes.what}>
          <h3 id={`shared-${meal.id}`} className={classes.name}>
            {isOwn ? t('You') : profiles.full_name}
          </h3>
          <small>
            <time dateTime={created_at}>{when}</time>
            {isOwn && ` · ${audienceLabels[audience]}`}
          </small>
        </span>
        <MealMenu meal={meal} isOwn={isOwn} onAct={onAct} />
      </header>
      {meal.is_hidden && (
        <p className="note">{t('Our team hid this meal from others. The email about it says why.')}</p>
      )}
      {caption && <p className={classes.caption}>{caption}</p>}
      {food.image_url && <Photo address={food.image_url} meal={food.food_name} />}
      <Food meal={meal} />
      {meal.diet_conflicts && <MealDietSlot conflicts={meal.diet_conflicts} />}
      <LikeButton meal={meal} />
    </article>
  );
};
