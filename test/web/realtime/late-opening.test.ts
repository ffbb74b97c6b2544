import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveConnection, LATE_OPENING } from '#web/features/realtime/live-connection.ts';
import { createSocketMaker } from './scripted-socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['immediately reloads nothing', 0, 0],
  ['late reloads the data, which may be outdated', LATE_OPENING + 1, 1],
])('a first socket that opens %s', async (_when, ms, times) => {
  const maker = createSocketMaker();
  const onGap = vi.fn();
  const connection = createLiveConnection({
    createTicket: () => Promise.resolve('ticket'),
    openSocket: maker.open,
    onChange: () => undefined,
    onLost: () => undefined,
    onGap,
    random: () => 1,
    isHidden: () => false,
    isOnline: () => true,
  });
  connection.start();
  await vi.advanceTimersByTimeAsync(ms);
  maker.newest().opens();
  expect(onGap).toHaveBeenCalledTimes(times);
  connection.stop();
});
