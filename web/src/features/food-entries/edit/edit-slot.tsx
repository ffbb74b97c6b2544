import { lazy, Suspense } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';

const EditEntryDialog = lazy(async () => ({
  default: (await import('./edit-entry-dialog.tsx')).EditEntryDialog,
}));

interface Props {
  entry: FoodEntry | null;
  onClose: () => void;
  renderConsent: RenderConsent;
}

/**
 * Where an entry is corrected. It stands apart from the lists that offer it: a list that loads again, or that the entry
 * leaves, must not take away what is being typed.
 */
export const EditSlot = ({ entry, ...props }: Props) =>
  entry && (
    <Suspense>
      <EditEntryDialog key={entry.id} entry={entry} {...props} />
    </Suspense>
  );
