import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { DietWarning } from '#shared/diet/diet-warning.ts';
import { leftOf, type Left } from '#shared/meal-plans/plan-figures.ts';
import { type MealPlanDay, MAX_PLANNED } from '#shared/meal-plans/schema.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import { mealLabels } from '#web/ui/nutrition/meal-icon.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { ChangedPlan } from './changed-plan.tsx';
import { PlanOverview } from './plan-overview.tsx';
import {
  countedMeals,
  isLoggedAlike,
  type PlanRow,
  type RowFigures,
  rowOf,
  unfinishedRows,
} from './plan-row.ts';
import { PlanRowCard } from './plan-row-card.tsx';
import { formatUnfinishedNote } from './plan-labels.ts';
import type { RenderFoodName, RenderWarnings } from './render-food-name.ts';
import { usePlanEditor } from './use-plan-editor.ts';
import { useSwapMeal } from './use-swap-meal.ts';
import { usePlanLogging } from './use-plan-logging.ts';
import classes from './plan-tomorrow.module.css';

/** Props for ideas beside the plan. */
export interface PlanIdeas {
  left: Left;
  planned: { type: MealType; name: string }[];
  onPlan: (type: MealType, figures: RowFigures) => void;
}

interface Props {
  day: MealPlanDay;
  onBack: () => void;
  renderFoodName: RenderFoodName;
  renderWarnings: RenderWarnings;
  /** Whether the user's plan includes suggestions, which swapping needs. */
  canSwap: boolean;
  /** Renders ideas for the unplanned meals. */
  renderIdeas: (ideas: PlanIdeas) => ReactNode;
}

const none: readonly DietWarning[] = [];

const focusRow = (id: string): void =>
  // The row exists after the next render.
  void setTimeout(() => document.querySelector<HTMLElement>(`#plan-row-${CSS.escape(id)} input`)?.focus());

const placeOf = (rows: readonly PlanRow[], row: PlanRow): string => {
  const number = rows.indexOf(row) + 1;
  return {
    breakfast: t('Meal {number}, breakfast', { number }),
    lunch: t('Meal {number}, lunch', { number }),
    dinner: t('Meal {number}, dinner', { number }),
    snack: t('Meal {number}, snack', { number }),
  }[row.type];
};

/** Plan of one day: its goal and its meals with their actions. */
export const PlanDay = ({ day, canSwap, onBack, renderFoodName, renderWarnings, renderIdeas }: Props) => {
  const editor = usePlanEditor(day);
  const { rows, base, newer, isUnsaved } = editor;
  const logging = usePlanLogging(day.date, editor.hear);
  const swapping = useSwapMeal(day.date);
  const meals = countedMeals(rows);
  const unfinished = unfinishedRows(rows).length;
  const isSaved = (row: PlanRow): boolean => {
    const saved = base.meals.find(({ id }) => id === row.id);
    return saved !== undefined && isLoggedAlike(row, rowOf(saved));
  };
  // The server checked the meal as it was read: a changed or swapped one is checked when it is saved.
  const warningsOf = (row: PlanRow): readonly DietWarning[] => {
    const read = day.meals.find(({ id }) => id === row.id);
    if (read === undefined || !isLoggedAlike(row, rowOf(read))) return none;
    return day.diet_conflicts?.find(({ meal_id }) => meal_id === row.id)?.warnings ?? none;
  };
  const loggedHere = meals
    .filter(({ logged_entry_id }) => logged_entry_id !== null)
    .reduce((sum, { calories }) => sum + calories, 0);
  const swap = async (row: PlanRow): Promise<void> => {
    const meal = meals.find(({ id }) => id === row.id);
    const other = meal && (await swapping.findOther(meal, meals, day.daily_calorie_goal));
    if (!other) return;
    const swapped = rowOf({ ...other, notes: other.notes ?? null, logged_entry_id: null });
    editor.replace(row.id, { ...swapped, time: row.time, notes: row.notes });
    notify.info(t('Meal swapped'), other.name, {
      about: row.id,
      undo: () => editor.replace(row.id, row),
    });
  };
  const remove = (row: PlanRow): void => {
    const at = rows.indexOf(row);
    editor.remove(row.id);
    const next = rows[at + 1] ?? rows[at - 1];
    if (next) focusRow(next.id);
    notify.info(t('Meal removed'), row.name.trim() || mealLabels[row.type], {
      about: row.id,
      undo: () => editor.restore(row, at),
    });
  };
  return (
    <div className={classes.grid}>
      <form
        className={classes.plan}
        aria-label={t('Meal plan')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          editor.save();
        }}
      >
        <PlanOverview
          isAtRisk={day.health_risk !== undefined}
          meals={meals}
          goal={day.daily_calorie_goal}
          eatenBeside={Math.max(0, day.eaten.total_calories - loggedHere)}
        />
        {newer && (
          <ChangedPlan
            meals={newer.meals}
            onTake={() => editor.takeNewer(newer)}
            onKeep={() => editor.keepMine(newer)}
          />
        )}
        <ul className={classes.rows} aria-label={t('Planned meals')}>
          {rows.map((row) => (
            <PlanRowCard
              key={row.id}
              row={row}
              place={placeOf(rows, row)}
              isAsked={editor.isAsked}
              count={rows.length}
              onChange={(change) => editor.change(row.id, change)}
              onRemove={() => remove(row)}
              renderFoodName={renderFoodName}
              warnings={warningsOf(row)}
              renderWarnings={renderWarnings}
              swapping={canSwap ? { isBusy: swapping.busyId === row.id, onSwap: () => void swap(row) } : null}
              logging={{
                isBusy: logging.isBusy(row.id),
                onLog: logging.canLog && isSaved(row) ? () => logging.log(row.id) : null,
                onUndoLog: () => logging.undoLog(row.id),
              }}
            />
          ))}
        </ul>
        <Button
          variant="default"
          className={classes.more ?? ''}
          leftSection={<Plus aria-hidden />}
          disabled={rows.length >= MAX_PLANNED}
          onClick={() => focusRow(editor.add())}
        >
          {t('Add Meal/Snack')}
        </Button>
        {rows.length >= MAX_PLANNED && (
          <p className={classes.status}>
            {t('You can plan up to {most} meals a day.', { most: MAX_PLANNED })}
          </p>
        )}
        <div className={classes.actions}>
          <p className={classes.status} role="status">
            {isUnsaved && t('Not saved yet. Your changes are kept in this browser.')}
            {isUnsaved && unfinished > 0 && ` ${formatUnfinishedNote(unfinished)}`}
            {!isUnsaved && base.version > 0 && base.meals.length > 0 && t('Saved.')}
          </p>
          <Button variant="subtle" onClick={onBack}>
            {t('Back to Dashboard')}
          </Button>
          <div className={classes.save}>
            <Button type="submit" loading={editor.isSaving} disabled={newer !== null}>
              {t('Save Meal Plan')}
            </Button>
          </div>
        </div>
      </form>
      <div className={classes.ideas}>
        {renderIdeas({
          left: leftOf(day, meals),
          planned: meals.map(({ type, name }) => ({ type, name })),
          onPlan: editor.put,
        })}
      </div>
    </div>
  );
};
