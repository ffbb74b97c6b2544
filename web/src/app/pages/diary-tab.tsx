import { lazy, Suspense } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { DiaryView } from '../../features/diary/diary-view.tsx';
import { EntryRow } from '../../features/food-entries/entry-row.tsx';

const QuickAddDialog = lazy(async () => ({
  default: (await import('../../features/food-entries/quick-add-dialog.tsx')).QuickAddDialog,
}));

interface Props {
  /** null for today. */
  day: LocalDate | null;
  onDay: (day: LocalDate | null) => void;
  onAddFood: (day: LocalDate) => void;
  onEdit: (entry: FoodEntry) => void;
}

/** The diary by day, with the rows and the dialog that belong to its entries. */
export const DiaryTab = ({ day, onDay, onAddFood, onEdit }: Props) => (
  <DiaryView
    day={day}
    onDay={onDay}
    onAddFood={onAddFood}
    renderEntry={(entry, acts) => <EntryRow key={entry.id} entry={entry} onEdit={onEdit} {...acts} />}
    renderQuickAdd={(chosen, onClose) => (
      <Suspense>
        <QuickAddDialog day={chosen} onClose={onClose} />
      </Suspense>
    )}
  />
);
