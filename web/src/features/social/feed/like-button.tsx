import { plural, t } from '#web/lib/language/translate.ts';
import Heart from 'lucide-react/icons/heart';
import type { SharedMeal } from '#shared/social/schema.ts';
import classes from './like-button.module.css';
import { useLike } from './use-like.ts';

/** Button that likes or unlikes a meal, with the number of likes. */
export const LikeButton = ({ meal }: { meal: SharedMeal }) => {
  const { liked, count, press } = useLike(meal);
  const likes = plural(count, '{count} like', '{count} likes');
  return (
    <button
      type="button"
      className={classes.like}
      aria-pressed={liked}
      aria-label={t('Like {meal} by {name}, {likes}', {
        meal: meal.food_entries.food_name,
        name: meal.profiles.full_name,
        likes,
      })}
      onClick={press}
    >
      <Heart aria-hidden />
      <span>{likes}</span>
    </button>
  );
};
