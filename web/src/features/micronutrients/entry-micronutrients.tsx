import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { formatPercent } from '#web/ui/format/format-number.ts';
import { MicronutrientRange } from './micronutrient-range.tsx';
import classes from './micronutrients.module.css';

const coverageText = (share: number): string =>
  t('Known for {share} of this entry’s calories, as saved.', { share: formatPercent(share) });

/** Vitamins and minerals of a saved entry, fetched when they are opened. */
export const EntryMicronutrients = ({ entry: { id, local_date } }: { entry: FoodEntry }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.part} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('Vitamins and minerals')}</summary>
      {isOpen && (
        <MicronutrientRange
          from={local_date}
          to={local_date}
          select={({ entries }) => entries.find((entry) => entry.id === id) ?? null}
          coverageText={coverageText}
          empty={t('Available after the entry has been synced.')}
        />
      )}
    </details>
  );
};
