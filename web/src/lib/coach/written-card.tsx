import { Button } from '@mantine/core';
import Undo from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import type { WrittenThing } from '#shared/coach/schema.ts';
import { dayName } from '#web/ui/format-day.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import { MealMark } from '#web/ui/meal-mark.tsx';
import { useToday } from '../time/use-today.ts';
import { useUndoTurn } from './use-undo-turn.ts';
import classes from './written-card.module.css';

interface Props {
  turnId: string;
  written: readonly WrittenThing[];
  isUndone: boolean;
  onUndone: (turnId: string) => void;
}

const verbs: Record<WrittenThing['kind'], string> = { entry: 'Logged', planned_meal: 'Planned' };

/** What an answer really wrote, as the server read it back, and the way to take it back. */
export const WrittenCard = ({ turnId, written, isUndone, onUndone }: Props) => {
  const { date: today } = useToday();
  const { undo, isPending } = useUndoTurn(onUndone);
  const wasPressed = useRef(false);
  const takenBack = useRef<HTMLParagraphElement>(null);
  // Undo is gone then: whoever pressed it by a key stays here.
  useEffect(() => {
    if (isUndone && wasPressed.current && document.activeElement === document.body)
      takenBack.current?.focus({ preventScroll: true });
  }, [isUndone]);
  return (
    <div className={classes.card} data-undone={isUndone || undefined}>
      <ul className={classes.list}>
        {written.map((thing) => (
          <li key={thing.id} className={classes.thing}>
            <MealMark mealType={thing.meal_type} />
            <span>
              <strong>{verbs[thing.kind]}:</strong> {thing.food_name},{' '}
              <span className={classes.figure}>{formatNumber(thing.calories)}</span>{' '}
              <span className={classes.unit}>kcal</span>, {thing.meal_type}{' '}
              {dayName(thing.local_date, today).replace(/^(?:Today|Yesterday|Tomorrow)$/, (near) =>
                near.toLowerCase(),
              )}
              {thing.kind === 'planned_meal' && ` at ${thing.time}`}
            </span>
          </li>
        ))}
      </ul>
      {isUndone ? (
        <p ref={takenBack} tabIndex={-1} className={classes.undone}>
          Taken back
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
          Undo
        </Button>
      )}
    </div>
  );
};
