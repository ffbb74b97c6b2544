import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { MealPlace } from '#shared/foods/meal-place.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { type CorrectItems, PlateItems, type PlateLookups } from '#web/features/foods/public.ts';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import { MealTypePicker } from '#web/ui/nutrition/meal-type-picker.tsx';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import type { MealGroup } from './meal-groups.ts';
import classes from './meal-groups-list.module.css';
import { placeName } from './place-name.ts';

type Place = Pick<MealPlace, 'meal_type' | 'local_date'>;

interface GroupProps {
  group: MealGroup;
  today: LocalDate;
  lookUps: PlateLookups;
  numbers: ReadonlyMap<string, number>;
  onCorrect: CorrectItems;
  onMove: (place: Place) => void;
}

/** One meal on one day: its foods and energy, and where it is logged. */
const MealGroupSection = ({ group, today, lookUps, numbers, onCorrect, onMove }: GroupProps) => {
  const [isMoving, setMoving] = useState(false);
  const id = useId();
  const name = placeName(group, today);
  const { calories } = sumNutrients(group.items);
  return (
    <section className={classes.group} aria-labelledby={id}>
      <header className={classes.head}>
        <h3 id={id}>{name}</h3>
        <NumberWithUnit value={calories} unit="kcal" />
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={t('Change day or meal of {meal}', { meal: name })}
          aria-expanded={isMoving}
          onClick={() => setMoving(!isMoving)}
        >
          {isMoving ? t('Done') : t('Change')}
        </Button>
      </header>
      {isMoving && (
        <div className="stack4">
          <MealTypePicker
            value={group.meal_type}
            onChange={(meal_type) => onMove({ meal_type, local_date: group.local_date })}
          />
          <DayField
            value={group.local_date}
            onChange={(local_date) => onMove({ meal_type: group.meal_type, local_date })}
            today={today}
          />
        </div>
      )}
      <PlateItems
        label={name}
        items={group.items}
        numbers={numbers}
        lookUps={lookUps}
        onCorrect={onCorrect}
      />
    </section>
  );
};

export interface MealGroupsListProps extends Pick<GroupProps, 'today' | 'lookUps' | 'numbers'> {
  groups: readonly MealGroup[];
  onCorrect: (group: MealGroup, correct: Parameters<CorrectItems>[0]) => void;
  onMove: (group: MealGroup, place: Place) => void;
}

/** The meals of a text by day and meal, to be corrected and logged together. */
export const MealGroupsList = ({ groups, onCorrect, onMove, ...shared }: MealGroupsListProps) => (
  <div className="stack5" role="group" aria-label={t('Your meals')}>
    {groups.map((group) => (
      <MealGroupSection
        key={group.meals.join()}
        group={group}
        {...shared}
        onCorrect={(correct) => onCorrect(group, correct)}
        onMove={(place) => onMove(group, place)}
      />
    ))}
  </div>
);
