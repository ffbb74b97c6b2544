import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueueCard } from '#web/features/offline/queue-card.tsx';
import { clearDeviceData } from '#web/lib/offline/clear-device-data.ts';
import { usePhotoDrafts } from '#web/lib/offline/drafts/draft-store.ts';
import { useDraftToFinish } from '#web/lib/offline/drafts/draft-to-finish.ts';
import { readQueue } from '#web/lib/offline/offline-queue.ts';
import { queueStore } from '#web/lib/offline/queue-store.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { someone } from '#test/support/screen/scripted-auth.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { browserDatabase } from './browser-database.ts';
import { aWaiting } from './memory-store.ts';

const onReview = vi.fn<() => void>();
let browser: ReturnType<typeof browserDatabase>;
beforeEach(() => {
  vi.setSystemTime('2026-11-20T12:30:00Z');
  browser = browserDatabase();
  useSession.setState({ status: 'signed-in', user: someone });
});
afterEach(async () => {
  browser.fullWhile(() => false);
  await clearDeviceData('user-1', false);
  browser.end();
  vi.useRealTimers();
});

const open = async (...rows: Parameters<typeof aWaiting>[0][]) => {
  for (const row of rows) await queueStore.add(aWaiting(row));
  await readQueue();
  return openScreen(<QueueCard today="2026-11-20" onReview={onReview} />);
};
const kept = () => queueStore.list('user-1');
const button = (name: string) => screen.getByRole('button', { name });
const form = () => within(screen.getByRole('form', { name: 'Edit unsynced entry' }));

describe('The list of queued entries', () => {
  it('shows that the day includes them, and removes one with Undo', async () => {
    const { user } = await open({ name: 'Egg' }, { name: 'Rice' });
    expect(
      screen.getByText(/already count toward your day. Photos count once you review and log them/),
    ).toBeDefined();
    await user.click(button('Remove Egg'));
    await waitFor(() => expect(screen.queryByText('Egg', { selector: 'b' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Egg', { selector: 'b' })).toBeDefined();
    expect((await kept()).map(({ key }) => key)).toEqual(['lasting-Egg', 'lasting-Rice']);
  });

  it('explains in Safari on an iPhone how to keep them, and nowhere else', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get');
    const { unmount } = await open({ name: 'Egg' });
    expect(screen.queryByText(/Add to Home Screen/)).toBeNull();
    unmount();
    agent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1.15');
    await open();
    expect(screen.getByText(/Add to Home Screen/)).toBeDefined();
    agent.mockRestore();
  });

  it('the list of queued entries shows why an entry was rejected, and sends it again', async () => {
    const refusal = { code: 'NO_FOOD_IN_PHOTO', message: 'We could not find any food in this photo.' };
    const { user } = await open({ name: 'Egg', refusal });
    expect(screen.getByText(refusal.message)).toBeDefined();
    expect(screen.getByText('Not synced')).toBeDefined();
    await user.click(button('Retry Egg'));
    expect(await screen.findByText('Waiting')).toBeDefined();
    expect((await kept())[0]?.refusal).toBeNull();
  });

  it('lets the user enter photos by hand that could not be analyzed', async () => {
    const refusal = { code: 'VISION_NOT_CONFIGURED', message: 'No picture model is connected.' };
    const photos = { jpegs: [], keys: [], analysis_key: null };
    const { calories: _none, ...entry } = aWaiting({ name: 'Photo of a meal' }).entry;
    const { user } = await open({ entry, photos, refusal });
    await user.click(screen.getByRole('button', { name: /^Edit / }));
    const name = form().getByLabelText(/Food name/);
    expect(name).toHaveProperty('value', '');
    await user.type(name, 'Rice');
    await user.type(form().getByLabelText(/Calories/), '210');
    await user.click(form().getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await kept())[0]?.photos).toBeNull());
    expect((await kept())[0]?.entry).toMatchObject({
      food_name: 'Rice',
      calories: 210,
      logged_at: '2026-11-20T12:00:00.000Z',
    });
  });

  it('marks queued photos as to review, and moves them to the photos to finish at their time', async () => {
    const jpeg = new Blob(['jpeg'], { type: 'image/jpeg' });
    const photos = { jpegs: [jpeg], keys: ['incoming/1'], analysis_key: null, text: 'with oat milk' };
    const { user } = await open({ name: 'Egg' }, { name: 'Photo of a meal', photos });
    const [egg, photo] = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect([egg, photo]).toEqual([expect.stringContaining('Waiting'), expect.stringContaining('To review')]);
    await user.click(button('Review Photo of a meal'));
    await waitFor(() => expect(onReview).toHaveBeenCalledTimes(1));
    const [draft] = usePhotoDrafts.getState().drafts;
    expect(useDraftToFinish.getState().id).toBe(draft?.id);
    expect(draft).toMatchObject({
      taken_at: '2026-11-20T12:00:00.000Z',
      keys: ['incoming/1'],
      text: 'with oat milk',
      analysis_key: 'lasting-Photo of a meal-a',
    });
    expect((await kept()).map(({ key }) => key)).toEqual(['lasting-Egg']);
  });

  it('moves an entry with a future date to today or to a chosen day', async () => {
    const { entry } = aWaiting({ name: 'Egg' });
    const refusal = { code: 'AHEAD', message: 'The clock of this device was wrong.' };
    const ahead = { ...entry, logged_at: '2027-11-20T12:00:00.000Z', meal_type: 'lunch' as const };
    const { user } = await open({ name: 'Egg', entry: ahead, local_date: '2027-11-20', refusal });
    await user.click(button('Edit Egg'));
    await user.click(form().getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await kept())[0]?.local_date).toBe('2026-11-20'));
  });

  it('edits and removes the note of a queued entry, and leaves its other texts alone (D53)', async () => {
    const { entry } = aWaiting({ name: 'Egg' });
    const { user } = await open({ name: 'Egg', entry: { ...entry, note: 'Soft', serving_size: '1 egg' } });
    const save = () => user.click(form().getByRole('button', { name: 'Save' }));
    await user.click(button('Edit Egg'));
    expect(form().getByLabelText('Note')).toHaveProperty('value', 'Soft');
    await user.type(form().getByLabelText('Note'), ' boiled');
    await save();
    await waitFor(async () =>
      expect((await kept())[0]?.entry).toMatchObject({ note: 'Soft boiled', serving_size: '1 egg' }),
    );
    await user.click(button('Edit Egg'));
    await user.clear(form().getByLabelText('Note'));
    await save();
    await waitFor(async () => expect((await kept())[0]?.entry).toMatchObject({ note: null }));
  });

  it('the list of queued entries keeps an entry unchanged and shows an error when there is no space for a correction', async () => {
    const { user } = await open({ name: 'Egg' });
    browser.fullWhile(() => true);
    await user.click(button('Edit Egg'));
    await user.clear(form().getByLabelText(/Calories/));
    await user.type(form().getByLabelText(/Calories/), '999');
    await user.click(form().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Your device is out of storage/)).toBeDefined();
    expect(form().getByLabelText(/Calories/)).toHaveProperty('value', '999');
    expect((await kept())[0]?.entry.calories).toBe(200);
  });
});
