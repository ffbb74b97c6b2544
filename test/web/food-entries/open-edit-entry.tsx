import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { type FoodEntry, foodEntryChange } from '#shared/food-entries/schema.ts';
import { type SentRequest, scriptedApi } from '#test/support/scripted-api.ts';
import { askConsent } from '#web/app/ask-consent.tsx';
import { EditSlot } from '#web/features/food-entries/edit/edit-slot.tsx';
import { RecentEntries } from '#web/features/food-entries/list/recent-entries.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { PATIENCE } from '#test/support/patience.ts';

/** Opens the edit dialog from the list, on a server that accepts every correction. */
export const open = async (entry: FoodEntry) => {
  const api = scriptedApi();
  const saves = ({ body }: SentRequest): FoodEntry => {
    const { version, ...fields } = foodEntryChange.parse(body);
    return { ...entry, ...(fields as Partial<FoodEntry>), version: version + 1 };
  };
  api.on(foodEntryRoutes.change, saves);
  const Page = () => {
    const [edited, setEdited] = useState<FoodEntry | null>(null);
    return (
      <>
        <RecentEntries entries={[entry]} today="2026-11-20" onEdit={setEdited} onAll={() => undefined} />
        <EditSlot entry={edited} onClose={() => setEdited(null)} renderConsent={askConsent} />
      </>
    );
  };
  const view = openScreen(<Page />);
  await view.user.click(screen.getByRole('button', { name: `Edit ${entry.food_name}` }));
  await screen.findByRole('dialog', { name: 'Edit entry' }, { timeout: 15_000 * PATIENCE });
  const sent = () => api.sentTo(foodEntryRoutes.change).map(({ body }) => body);
  const change = async (label: RegExp | string, text: string) => {
    await view.user.clear(field(label));
    await view.user.type(field(label), text);
  };
  const click = (name: string) => view.user.click(dialog().getByRole('button', { name }));
  return { ...view, api, saves, sent, change, click };
};

/** Waits for the dialog to close, after the server has accepted the correction. */
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
export const dialog = () => within(screen.getByRole('dialog'));
export const field = (label: RegExp | string) => dialog().getByLabelText(label);
export const valueOf = (label: RegExp | string) => (field(label) as HTMLInputElement).value;
