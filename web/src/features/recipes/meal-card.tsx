import { t } from '#web/lib/language/translate.ts';
import { ActionIcon, Button } from '@mantine/core';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import { perServingOf } from '#shared/recipes/servings.ts';
import { FoodSource } from '#web/features/foods/public.ts';
import { MainNutrients } from '#web/ui/nutrition/main-nutrients.tsx';
import { foodsText, servingsText } from './count-labels.ts';
import classes from './recipes.module.css';

interface Props {
  meal: SavedMeal;
  isGoing: boolean;
  onLog: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** Card of a saved meal with its values per serving and actions. */
export const MealCard = ({ meal, isGoing, onLog, onEdit, onDelete }: Props) => (
  <li className={classes.card} data-going={isGoing || undefined}>
    <div className={classes.what}>
      <h3 className={classes.name}>{meal.name}</h3>
      <p className={classes.quiet}>
        {servingsText(meal.portions)}, {foodsText(meal.items.length)}
      </p>
      <FoodSource foods={meal.items} of={meal.name} otherwise={t('Your values')} />
    </div>
    <div className={classes.perServing}>
      <MainNutrients
        label={t('Per serving of {name}', { name: meal.name })}
        says={t('Per serving')}
        isQuiet
        figures={perServingOf(meal)}
      />
    </div>
    <div className={classes.acts}>
      <Button
        variant="ink"
        onClick={onLog}
        disabled={isGoing}
        aria-label={t('Log {name}', { name: meal.name })}
      >
        {t('Log')}
      </Button>
      <ActionIcon aria-label={t('Edit {name}', { name: meal.name })} onClick={onEdit} disabled={isGoing}>
        <Pencil aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={t('Delete {name}', { name: meal.name })} onClick={onDelete} disabled={isGoing}>
        <Trash2 aria-hidden />
      </ActionIcon>
    </div>
  </li>
);
