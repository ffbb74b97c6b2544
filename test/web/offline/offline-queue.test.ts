import { describe, expect, it } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { logEntry } from '#web/lib/offline/log-entry.ts';
import { clearDeviceData, confirmSignOut } from '#web/lib/offline/clear-device-data.ts';
import { useSignOutConfirmation } from '#web/lib/offline/sign-out-confirmation.ts';
import {
  changeQueuedRow,
  enqueue,
  readQueue,
  removeQueuedRow,
  tryAgain,
} from '#web/lib/offline/offline-queue.ts';
import { useQueuedTotals } from '#web/lib/offline/queued-totals.ts';
import { queueStore } from '#web/lib/offline/queue-store.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { someone } from '#test/support/screen/scripted-auth.ts';
import { aDevice, other, rows, send, signIn, typed } from './a-device.ts';
import { aWaiting } from './memory-store.ts';
import { eventually } from '#test/support/eventually.ts';

const device = aDevice();

describe('The offline queue', () => {
  const keep = (name: string, over: Parameters<typeof aWaiting>[0] = {}) =>
    queueStore.add(aWaiting({ name, ...over }));

  it('the offline queue stays hidden from the next user of this device from the first render', async () => {
    await logEntry(typed('Egg'), 'lasting-i1');
    expect(useQueuedTotals.getState().count).toBe(1);
    useSession.setState({ status: 'signed-out', user: null });
    signIn(other);
    expect(rows()).toEqual([]);
    expect(useQueuedTotals.getState().count).toBe(0);
    signIn(someone);
    await eventually(() => expect(rows()).toHaveLength(1));
  });

  it('asks for confirmation before its user leaves, and is deleted with the session', async () => {
    await logEntry(typed('Egg'), 'lasting-j1');
    const leaves = confirmSignOut('user-1');
    await eventually(() => expect(useSignOutConfirmation.getState().leaving?.count).toBe(1));
    useSignOutConfirmation.getState().leaving?.answer(true);
    expect(await leaves).toBe(true);
    await enqueue({ owner: 'user-2', entry: aWaiting().entry, key: 'lasting-j2' });
    await clearDeviceData('user-1', false);
    expect(await queueStore.list('user-1')).toEqual([]);
    expect(await queueStore.list('user-2')).toHaveLength(1);
    expect(await confirmSignOut('user-1')).toBe(true);
  });

  it('the offline queue restores a removed entry at its position', async () => {
    for (const name of ['Egg', 'Rice', 'Pear']) await logEntry(typed(name), `lasting-${name}`);
    const undoRemoval = await removeQueuedRow(rows()[1]!.seq);
    expect(rows().map(({ key }) => key)).toEqual(['lasting-Egg', 'lasting-Pear']);
    await undoRemoval();
    expect(rows().map(({ key }) => key)).toEqual(['lasting-Egg', 'lasting-Rice', 'lasting-Pear']);
  });

  it('the offline queue logs a removed entry again when it had already been deleted from the diary', async () => {
    const seq = await keep('Egg', { sent_at: '2026-11-20T11:00:00.000Z' });
    device.api.on(foodEntryRoutes.create, () => aFoodEntry());
    device.api.on(foodEntryRoutes.remove, () => undefined);
    const undoRemoval = await removeQueuedRow(seq);
    await send();
    expect(device.browser.countOf('waiting')).toBe(0);
    await undoRemoval();
    const [row] = await queueStore.list('user-1');
    expect(row).toMatchObject({ sent_at: null, written: null, afterwards: null });
    expect(row?.key).not.toBe('lasting-Egg');
  });

  it('the offline queue stops counting an entry that is removed while it is being sent', async () => {
    const seq = await keep('Egg', { sent_at: '2026-11-20T11:00:00.000Z' });
    await readQueue();
    expect(useQueuedTotals.getState().count).toBe(1);
    await removeQueuedRow(seq);
    expect(useQueuedTotals.getState().count).toBe(0);
  });

  it("asks the user about a conflicting change made elsewhere, then applies the user's decision", async () => {
    const { entry } = aWaiting({ name: 'Big egg' });
    const seq = await keep('Egg', {
      sent_at: '2026-11-20T11:00:00.000Z',
      afterwards: { want: 'changed', entry },
    });
    device.api.on(foodEntryRoutes.create, () => aFoodEntry());
    device.api.on(foodEntryRoutes.read, () => aFoodEntry({ version: 7 }));
    device.api.on(foodEntryRoutes.change, ({ body }) =>
      (body as { version: number }).version === 7
        ? aFoodEntry({ version: 8 })
        : failure('FOOD_ENTRY_CHANGED'),
    );
    expect(await send()).toBe(true);
    expect((await queueStore.list('user-1'))[0]?.refusal?.code).toBe('FOOD_ENTRY_CHANGED');
    await tryAgain(seq);
    expect(await send()).toBe(true);
    expect(device.browser.countOf('waiting')).toBe(0);
  });

  it('the offline queue logs an entry deleted elsewhere again on request, or drops it from this device', async () => {
    const { entry } = aWaiting({ name: 'Big egg' });
    const seq = await keep('Egg', {
      sent_at: '2026-11-20T11:00:00.000Z',
      afterwards: { want: 'changed', entry },
    });
    device.api.on(foodEntryRoutes.create, () => aFoodEntry());
    device.api.on(foodEntryRoutes.change, () => failure('FOOD_ENTRY_NOT_FOUND'));
    await send();
    const undoRemoval = await removeQueuedRow(seq);
    expect(device.browser.countOf('waiting')).toBe(0);
    await undoRemoval();
    await tryAgain(seq);
    expect(await send()).toBe(true);
    expect(device.api.sentTo(foodEntryRoutes.create).at(-1)?.body).toMatchObject({ food_name: 'Big egg' });
    expect(device.browser.countOf('waiting')).toBe(0);
  });

  it('lets the user enter rejected photos by hand, without another analysis', async () => {
    const photos = { jpegs: [], keys: ['incoming/1'], analysis_key: null };
    const refusal = { code: 'VISION_NOT_CONFIGURED', message: 'No picture model is connected.' };
    const seq = await keep('Photo of a meal', { photos, refusal });
    await changeQueuedRow(seq, { ...aWaiting().entry, food_name: 'Rice', calories: 200 });
    device.api.on(foodEntryRoutes.create, () => aFoodEntry());
    expect(await send()).toBe(true);
    expect(device.api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({
      food_name: 'Rice',
      calories: 200,
    });
  });

  it('counts towards its day, except for photos and possibly saved entries', async () => {
    await logEntry(typed('Egg', { protein: 12.5 }), 'lasting-p1');
    await logEntry(typed('Rice', { protein: 4 }), 'lasting-p2');
    await keep('Sent', { sent_at: '2026-11-20T11:00:00.000Z' });
    await keep('Photo', { photos: { jpegs: [], keys: [], analysis_key: null } });
    await readQueue();
    const { count, days } = useQueuedTotals.getState();
    expect(count).toBe(4);
    expect([...days]).toMatchObject([
      ['2026-11-20', { total_calories: 400, protein: 16.5, fat: 0, meal_count: 2 }],
    ]);
  });
});
