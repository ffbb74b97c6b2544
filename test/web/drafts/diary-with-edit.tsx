import { useState } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { DiaryTab } from '#web/app/pages/dashboard/diary-tab.tsx';
import { EditSlot } from '#web/features/food-entries/edit/edit-slot.tsx';

const none = (): void => undefined;

/** The diary of today with its edit dialog, as the dashboard page renders them. */
export const DiaryWithEdit = () => {
  const [edited, setEdited] = useState<FoodEntry | null>(null);
  return (
    <>
      <DiaryTab day={null} onDay={none} onAddFood={none} onEdit={setEdited} onScan={none} />
      <EditSlot entry={edited} onClose={() => setEdited(null)} renderConsent={() => null} />
    </>
  );
};
