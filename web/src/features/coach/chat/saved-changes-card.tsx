import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Undo from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import type { WrittenThing } from '#shared/coach/schema.ts';
import { dayWord } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { MealIcon } from '#web/ui/nutrition/meal-icon.tsx';
import { mealNames } from '#web/ui/nutrition/meal-names.ts';
import { useToday } from '#web/lib/time/use-today.ts';
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

const Words = ({ of: thing }: { of: WrittenThing }) => {
  const { date: today } = useToday();
  const values = {
    food: thing.food_name,
    calories: formatNumber(thing.calories),
    meal: mealNames[thing.meal_type],
    day: dayWord(thing.local_date, today),
  };
  return thing.kind === 'entry' ? (
    <RichText
      text="<verb>Logged:</verb> {food}, <figure>{calories}</figure> <unit>kcal</unit>, {meal} {day}"
      values={values}
      parts={parts}
    />
  ) : (
    <RichText
      text="<verb>Planned:</verb> {food}, <figure>{calories}</figure> <unit>kcal</unit>, {meal} {day} at {time}"
      values={{ ...values, time: thing.time }}
      parts={parts}
    />
  );
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
            <MealIcon mealType={thing.meal_type} />
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
