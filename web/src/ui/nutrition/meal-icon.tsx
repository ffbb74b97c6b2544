import { t } from '#web/lib/language/translate.ts';
import Apple from 'lucide-react/icons/apple';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import Sunrise from 'lucide-react/icons/sunrise';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import classes from './meal-icon.module.css';

const icons = { breakfast: Sunrise, lunch: Sun, dinner: Moon, snack: Apple };

export const mealLabels: Record<MealType, string> = {
  breakfast: t('Breakfast'),
  lunch: t('Lunch'),
  dinner: t('Dinner'),
  snack: t('Snack'),
};

/** Icon of a meal. Hidden from screen readers, because the meal is named beside it. */
export const MealIcon = ({ mealType }: { mealType: MealType }) => {
  const Icon = icons[mealType];
  return (
    <span className={classes.icon} aria-hidden>
      <Icon />
    </span>
  );
};
