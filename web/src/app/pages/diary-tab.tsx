import { lazy, Suspense } from 'react';
import type { FoodEntry, MealType } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { DiaryView } from '../../features/diary/diary-view.tsx';
import { EntryRow } from '../../features/food-entries/entry-row.tsx';
import { askConsent } from '../ask-consent.tsx';

const QuickAddDialog = lazy(async () => ({
  default: (await import('../../features/food-entries/quick-add-dialog.tsx')).QuickAddDialog,
}));

const SaveAsMeal = lazy(async () => ({
  default: (await import('../../features/recipes/save-as-meal.tsx')).SaveAsMeal,
}));

interface Props {
  /** null for today. */
  day: LocalDate | null;
  onDay: (day: LocalDate | null) => void;
  /** For a meal, or for none. */
  onAddFood: (day: LocalDate, meal?: MealType) => void;
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
    renderSaveMeal={(entries, onClose) => (
      <Suspense>
        <SaveAsMeal entries={entries} onClose={onClose} renderConsent={askConsent} />
      </Suspense>
    )}
  />
);
