import { lazy, Suspense } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';

const EditEntryDialog = lazy(async () => ({
  default: await (await import('./load-edit-dialog.ts')).loadEditDialog(),
}));

interface Props {
  entry: FoodEntry | null;
  onClose: () => void;
  renderConsent: RenderConsent;
}

/**
 * Renders the edit dialog outside the lists, so that a list that reloads or loses the entry does not discard typed
 * values.
 */
export const EditSlot = ({ entry, ...props }: Props) =>
  entry && (
    <Suspense>
      <EditEntryDialog key={entry.id} entry={entry} {...props} />
    </Suspense>
  );
