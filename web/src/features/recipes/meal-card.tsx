import { ActionIcon, Button } from '@mantine/core';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import { perServingOf } from '#shared/recipes/servings.ts';
import { FoodSource } from '#web/ui/food-source.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { MainFigures } from '#web/ui/main-figures.tsx';
import classes from './recipes.module.css';

interface Props {
  meal: SavedMeal;
  isGoing: boolean;
  onLog: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

const count = (number: number, one: string): string =>
  `${formatNumber(number)} ${one}${number === 1 ? '' : 's'}`;

/** A saved meal by the serving, and what can be done with it. */
export const MealCard = ({ meal, isGoing, onLog, onEdit, onDelete }: Props) => (
  <li className={classes.card} data-going={isGoing || undefined}>
    <div className={classes.what}>
      <h3 className={classes.name}>{meal.name}</h3>
      <p className={classes.quiet}>
        {count(meal.portions, 'serving')}, {count(meal.items.length, 'food')}
      </p>
      <FoodSource foods={meal.items} otherwise="Your figures" />
    </div>
    <div className={classes.perServing}>
      <MainFigures
        label={`Per serving of ${meal.name}`}
        says="Per serving"
        isQuiet
        figures={perServingOf(meal)}
      />
    </div>
    <div className={classes.acts}>
      <Button variant="ink" onClick={onLog} disabled={isGoing} aria-label={`Log ${meal.name}`}>
        Log
      </Button>
      <ActionIcon aria-label={`Edit ${meal.name}`} onClick={onEdit} disabled={isGoing}>
        <Pencil aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={`Delete ${meal.name}`} onClick={onDelete} disabled={isGoing}>
        <Trash2 aria-hidden />
      </ActionIcon>
    </div>
  </li>
);
