import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import Check from 'lucide-react/icons/check';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import type { DietWarning } from '#shared/diet/diet-warning.ts';
import { mealTypes, type MealType } from '#shared/food-entries/meal-type.ts';
import { defaultTimes } from '#shared/meal-plans/default-meals.ts';
import { MAX_PLAN_NOTES_LENGTH } from '#shared/meal-plans/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { mealLabels, MealIcon } from '#web/ui/nutrition/meal-icon.tsx';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { caloriesOf, isBlank, type PlanRow } from './plan-row.ts';
import { RowPlanning } from './row-planning.tsx';
import type { RenderFoodName, RenderWarnings } from './render-food-name.ts';
import classes from './plan-row-card.module.css';

interface Props {
  row: PlanRow;
  /** Position of the meal, for screen readers. */
  place: string;
  /** Whether a missing name or calories are shown as errors. */
  isAsked: boolean;
  /** Number of rows. */
  count: number;
  onChange: (change: Partial<PlanRow>) => void;
  onRemove: () => void;
  renderFoodName: RenderFoodName;
  /** What in the saved meal conflicts with the user's diet and allergies. */
  warnings: readonly DietWarning[];
  renderWarnings: RenderWarnings;
  /** Offers another meal; null if the plan does not include it. */
  swapping: { isBusy: boolean; onSwap: () => void } | null;
  /** Logs the meal or undoes it; null if that is not possible now. */
  logging: { isBusy: boolean; onLog: (() => void) | null; onUndoLog: () => void };
}

const typeChoices = mealTypes.map((value) => ({ value, label: mealLabels[value] }));

const figuresWords = ({ figures }: PlanRow): string => {
  if (!figures) return '';
  const { protein, carbs, fat, serving_size } = figures;
  return [
    serving_size,
    protein !== null && t('protein {grams} g', { grams: formatNumber(protein, 1) }),
    carbs !== null && t('carbs {grams} g', { grams: formatNumber(carbs, 1) }),
    fat !== null && t('fat {grams} g', { grams: formatNumber(fat, 1) }),
  ]
    .filter(Boolean)
    .join(', ');
};

const caloriesFault = (row: PlanRow): string | undefined => {
  if (row.calories.trim() !== '' && caloriesOf(row) === null) return t('Enter the calories, such as 450.');
  return caloriesOf(row) === null ? t('Add calories to save this meal.') : undefined;
};

const Card = ({
  row,
  place,
  isAsked,
  count,
  onChange,
  onRemove,
  renderFoodName,
  warnings,
  renderWarnings,
  swapping,
  logging,
}: Props) => {
  const showsErrors = isAsked && !isBlank(row);
  const isLogged = row.logged_entry_id !== null;
  // Changing the type sets its usual time, unless the user chose one.
  const changeType = (type: MealType): void =>
    onChange({ type, ...(row.time === defaultTimes[row.type] && { time: defaultTimes[type] }) });
  return (
    <li
      className={classes.row}
      aria-label={place}
      data-logged={isLogged || undefined}
      id={`plan-row-${row.id}`}
    >
      <span className={classes.mark}>
        <MealIcon mealType={row.type} />
      </span>
      <div className={classes.fields}>
        <div className={classes.name}>
          {renderFoodName({
            label: t('Name'),
            placeholder: t('What will you have?'),
            value: row.name,
            error: showsErrors && row.name.trim() === '' ? t('Add a name to save this meal.') : undefined,
            onChange: (name) => onChange({ name }),
            onPick: (figures) =>
              onChange({ name: figures.name, calories: String(figures.calories), figures }),
          })}
        </div>
        <div className={classes.calories}>
          <NumberField
            label={t('Calories')}
            unit="kcal"
            step={10}
            value={row.calories}
            onChange={(calories) => onChange({ calories })}
            error={showsErrors ? caloriesFault(row) : undefined}
          />
        </div>
        <SelectField
          className={classes.type ?? ''}
          label={t('Meal')}
          data={typeChoices}
          value={row.type}
          onChange={(event) => changeType(event.currentTarget.value as MealType)}
        />
        <TextInput
          className={classes.time ?? ''}
          label={t('Time')}
          type="time"
          value={row.time}
          onChange={(event) => onChange({ time: event.currentTarget.value })}
        />
        <TextInput
          className={classes.notes ?? ''}
          label={t('Notes')}
          autoComplete="off"
          maxLength={MAX_PLAN_NOTES_LENGTH}
          value={row.notes}
          onChange={(event) => onChange({ notes: event.currentTarget.value })}
        />
      </div>
      {warnings.length > 0 && <div className={classes.warnings}>{renderWarnings(warnings)}</div>}
      <div className={classes.foot}>
        <p className={classes.figures}>{figuresWords(row)}</p>
        <div className={classes.acts}>
          {isLogged && (
            <>
              <span className={classes.logged}>
                <Check aria-hidden /> {t('Logged')}
              </span>
              <Button variant="subtle" size="xs" loading={logging.isBusy} onClick={logging.onUndoLog}>
                {t('Undo logging')}
              </Button>
            </>
          )}
          {!isLogged && logging.onLog && (
            <Button
              variant="ink"
              size="xs"
              loading={logging.isBusy}
              onClick={logging.onLog}
              aria-label={t('Log {name}', { name: row.name })}
            >
              {t('Log')}
            </Button>
          )}
          {swapping && !isLogged && caloriesOf(row) !== null && (
            <RowPlanning
              name={row.name.trim() || place}
              isLocked={row.is_locked === true}
              isSwapOffered={row.is_locked !== true || warnings.length > 0}
              isBusy={swapping.isBusy}
              onLock={(is_locked) => onChange({ is_locked })}
              onSwap={swapping.onSwap}
            />
          )}
          {/* A logged meal must be undone before it can be removed: the row links to its diary entry. */}
          {count > 1 && !isLogged && (
            <Button
              variant="subtle"
              size="xs"
              leftSection={<Trash2 aria-hidden />}
              aria-label={t('Remove {name}', { name: row.name.trim() || place })}
              onClick={onRemove}
            >
              {t('Remove')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
};

/**
 * Returns whether two cards render the same. Their callbacks depend on nothing else, so typing in one row rerenders
 * only that row.
 */
const isAlike = (one: Props, other: Props): boolean =>
  (['row', 'place', 'isAsked', 'count', 'warnings'] as const).every((name) => one[name] === other[name]) &&
  one.swapping?.isBusy === other.swapping?.isBusy &&
  one.logging.isBusy === other.logging.isBusy &&
  (one.logging.onLog === null) === (other.logging.onLog === null);

/** One planned meal: food, amount, time and note. */
export const PlanRowCard = memo(Card, isAlike);
