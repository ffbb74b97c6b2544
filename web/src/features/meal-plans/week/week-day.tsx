import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { MealPlan } from '#shared/meal-plans/schema.ts';
import classes from '../ideas.module.css';
import { formatDayPlan, formatPlannedMeal } from './week-labels.ts';

interface Props {
  day: MealPlan;
  /** 'Tomorrow, Nov 21' */
  name: string;
  isOpen: boolean;
  isSaving: boolean;
  /** Name of the open day, and how to copy it here; null if that is not possible. */
  copy: { from: string; onCopy: () => void } | null;
  onOpen: () => void;
  /** Clears the day; null if there is nothing to clear. */
  onClear: (() => void) | null;
}

/** A day of the week plan: its meals, and buttons to open, copy and clear it. */
export const WeekDay = ({ day, name, isOpen, isSaving, copy, onOpen, onClear }: Props) => (
  <li className={classes.day} data-open={isOpen || undefined}>
    <div className={classes.dayHead}>
      <div>
        <span className={classes.date}>{name}</span>
        <p className="secondary">{formatDayPlan(day.meals)}</p>
      </div>
      <div className="cluster2">
        {!isOpen && (
          <Button variant="subtle" size="xs" aria-label={t('Open {day}', { day: name })} onClick={onOpen}>
            {t('Open')}
          </Button>
        )}
        {copy && (
          <Button
            variant="subtle"
            size="xs"
            disabled={isSaving}
            aria-label={t('Copy {from} to {to}', { from: copy.from, to: name })}
            onClick={copy.onCopy}
          >
            {t('Copy here')}
          </Button>
        )}
        {onClear && (
          <Button
            variant="subtle"
            size="xs"
            disabled={isSaving}
            aria-label={t('Clear {day}', { day: name })}
            onClick={onClear}
          >
            {t('Clear')}
          </Button>
        )}
      </div>
    </div>
    {day.meals.length > 0 && (
      <ul className={classes.meals} aria-label={t('Meals on {day}', { day: name })}>
        {day.meals.map((meal) => (
          <li key={meal.id}>{formatPlannedMeal(meal)}</li>
        ))}
      </ul>
    )}
  </li>
);
