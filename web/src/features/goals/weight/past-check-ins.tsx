import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { PastCheckIn } from '#shared/goals/weight-goal/schema.ts';
import { shortDay } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './weight-goal.module.css';

const resultText = ({ decision, before, after }: PastCheckIn): string =>
  decision === 'skip'
    ? t('skipped')
    : t('{before} to {after} kcal', {
        before: formatNumber(before.calories),
        after: formatNumber(after.calories),
      });

interface Props {
  /** Latest first; the latest one can be undone. */
  past: readonly PastCheckIn[];
  onUndo: (date: string) => void;
}

/** The last check-ins with their results. */
export const PastCheckIns = ({ past, onUndo }: Props) => {
  if (past.length === 0) return null;
  return (
    <ul className={classes.past} aria-label={t('Past check-ins')}>
      {past.map((checkIn, at) => (
        <li key={checkIn.date}>
          <span>{shortDay(checkIn.date)}</span>
          <span>{resultText(checkIn)}</span>
          {at === 0 && (
            <Button size="xs" variant="subtle" onClick={() => onUndo(checkIn.date)}>
              {t('Undo')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
