import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Undo from 'lucide-react/icons/undo-2';
import { use, useEffect, useRef } from 'react';
import type { WrittenThing } from '#shared/coach/schema.ts';
import { dayWord } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { MealIcon } from '#web/ui/nutrition/meal-icon.tsx';
import { mealNames } from '#web/ui/nutrition/meal-names.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { HidesEnergy } from './hides-energy.ts';
import { useUndoTurn } from './use-undo-turn.ts';
import classes from './saved-changes-card.module.css';

interface Props {
  turnId: string;
  written: readonly WrittenThing[];
  isUndone: boolean;
  onUndone: (turnId: string) => void;
}

const parts = {
  verb: (inner: string) => <strong>{inner}</strong>,
  figure: (inner: string) => <span className={classes.figure}>{inner}</span>,
  unit: (inner: string) => <span className={classes.unit}>{inner}</span>,
};

const entryTexts = {
  entry: t('<verb>Logged:</verb> {food}, <figure>{calories}</figure> <unit>kcal</unit>, {meal} {day}'),
  changed_entry: t(
    '<verb>Changed:</verb> {food}, <figure>{calories}</figure> <unit>kcal</unit>, {meal} {day}',
  ),
  removed_entry: t(
    '<verb>Removed:</verb> {food}, <figure>{calories}</figure> <unit>kcal</unit>, {meal} {day}',
  ),
} as const;

const textsWithoutEnergy = {
  entry: t('<verb>Logged:</verb> {food}, {meal} {day}'),
  changed_entry: t('<verb>Changed:</verb> {food}, {meal} {day}'),
  removed_entry: t('<verb>Removed:</verb> {food}, {meal} {day}'),
  planned_meal: t('<verb>Planned:</verb> {food}, {meal} {day} at {time}'),
} as const;

const Words = ({ of: thing }: { of: WrittenThing }) => {
  const { date: today } = useToday();
  const day = dayWord(thing.local_date, today);
  const hidesEnergy = use(HidesEnergy);
  if (thing.kind === 'water')
    return (
      <RichText
        text="<verb>Water:</verb> <figure>{milliliters}</figure> <unit>ml</unit> {day}"
        values={{ milliliters: formatNumber(thing.milliliters), day }}
        parts={parts}
      />
    );
  if (thing.kind === 'weight')
    return (
      <RichText
        text="<verb>Weight:</verb> <figure>{kilograms}</figure> <unit>kg</unit> {day}"
        values={{ kilograms: formatNumber(Math.round(thing.weight * 10) / 10), day }}
        parts={parts}
      />
    );
  const values = {
    food: thing.food_name,
    calories: formatNumber(thing.calories),
    meal: mealNames[thing.meal_type],
    day,
  };
  if (hidesEnergy)
    return (
      <RichText
        text={textsWithoutEnergy[thing.kind]}
        values={{ ...values, time: thing.kind === 'planned_meal' ? thing.time : '' }}
        parts={parts}
      />
    );
  if (thing.kind === 'planned_meal')
    return (
      <RichText
        text="<verb>Planned:</verb> {food}, <figure>{calories}</figure> <unit>kcal</unit>, {meal} {day} at {time}"
        values={{ ...values, time: thing.time }}
        parts={parts}
      />
    );
  return <RichText text={entryTexts[thing.kind]} values={values} parts={parts} />;
};

/** Card with the changes that an answer actually saved, as confirmed by the server, and an undo button. */
export const SavedChangesCard = ({ turnId, written, isUndone, onUndone }: Props) => {
  const { undo, isPending } = useUndoTurn(onUndone);
  const wasPressed = useRef(false);
  const takenBack = useRef<HTMLParagraphElement>(null);
  // The undo button is gone then: keep the keyboard focus here.
  useEffect(() => {
    if (isUndone && wasPressed.current && document.activeElement === document.body)
      takenBack.current?.focus({ preventScroll: true });
  }, [isUndone]);
  return (
    <div className={classes.card} data-undone={isUndone || undefined}>
      <ul className={classes.list}>
        {written.map((thing) => (
          <li key={thing.id} className={classes.thing}>
            {'meal_type' in thing && <MealIcon mealType={thing.meal_type} />}
            <span>
              <Words of={thing} />
            </span>
          </li>
        ))}
      </ul>
      {isUndone ? (
        <p ref={takenBack} tabIndex={-1} className="secondary">
          {t('Undone')}
        </p>
      ) : (
        <Button
          variant="default"
          leftSection={<Undo aria-hidden />}
          aria-busy={isPending}
          onClick={() => {
            wasPressed.current = true;
            undo(turnId);
          }}
        >
          {t('Undo')}
        </Button>
      )}
    </div>
  );
};
