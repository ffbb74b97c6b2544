import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CONNECT_TIMEOUT,
  createLiveConnection,
  DOUBTFUL_AFTER,
  LIFETIME,
  PING_INTERVAL,
  POLL_INTERVAL,
} from '#web/features/realtime/live-connection.ts';
import { createSocketMaker } from './scripted-socket.ts';

const change = { type: 'change', entity: 'food_entries', operation: 'INSERT', id: '01J' };

const setUp = () => {
  const maker = createSocketMaker();
  const createTicket = vi.fn(() => Promise.resolve('ticket'));
  const onChange = vi.fn();
  const onGap = vi.fn();
  let hidden = false;
  let online = true;
  const connection = createLiveConnection({
    createTicket,
    openSocket: maker.open,
    onChange,
    onLost: () => undefined,
    onGap,
    random: () => 1,
    isHidden: () => hidden,
    isOnline: () => online,
  });
  return {
    ...maker,
    connection,
    createTicket,
    onChange,
    onGap,
    hide: (is: boolean) => (hidden = is),
    goOnline: (is: boolean) => (online = is),
  };
};
const opened = async () => {
  const all = setUp();
  all.connection.start();
  await vi.advanceTimersByTimeAsync(0);
  all.newest().opens();
  return all;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('The live connection', () => {
  it('opens a socket with a fresh ticket and forwards its messages', async () => {
    const { connection, newest, onChange, onGap } = setUp();
    connection.start();
    await pass(0);
    expect(newest().address).toBe('ticket');
    newest().opens();
    newest().says(change);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(change);
    expect(onGap).not.toHaveBeenCalled();
  });

  it('the live connection ignores unknown messages', async () => {
    const { connection, newest, onChange } = setUp();
    connection.start();
    await pass(0);
    newest().opens();
    newest().says('pong');
    newest().says({ type: 'change', entity: 'secrets', operation: 'INSERT', id: '1' });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('the live connection sends a ping every four minutes', async () => {
    const { connection, newest } = setUp();
    connection.start();
    await pass(0);
    newest().opens();
    newest().sent.length = 0;
    await pass(2 * PING_INTERVAL);
    expect(newest().sent).toEqual(['{"action":"ping"}', '{"action":"ping"}']);
  });

  it('REALTIME-05 the live connection polls every 30 s while the socket is down, and stops when it is back', async () => {
    const { connection, createTicket, newest, sockets, onGap } = setUp();
    connection.start();
    await pass(0);
    newest().opens();
    createTicket.mockRejectedValue(new Error('no ticket'));
    newest().breaks();
    await pass(2 * POLL_INTERVAL);
    expect(onGap).toHaveBeenCalledTimes(2);

    createTicket.mockResolvedValue('ticket');
    for (let second = 0; second < 60 && sockets.length < 2; second += 1) await pass(1_000);
    newest().opens();
    onGap.mockClear();
    await pass(3 * POLL_INTERVAL);
    expect(onGap).not.toHaveBeenCalled();
  });

  it('the live connection reloads once when the socket is back', async () => {
    const { connection, newest, onGap } = setUp();
    connection.start();
    await pass(0);
    newest().opens();
    newest().breaks();
    await pass(1_000);
    expect(onGap).not.toHaveBeenCalled();
    newest().opens();
    expect(onGap).toHaveBeenCalledOnce();
  });

  it('the live connection reconnects with growing delays', async () => {
    const { connection, createTicket } = setUp();
    createTicket.mockRejectedValue(new Error('no ticket'));
    connection.start();
    const attemptsAfter = async (ms: number) => {
      await pass(ms);
      return createTicket.mock.calls.length;
    };
    expect(await attemptsAfter(0)).toBe(1);
    expect(await attemptsAfter(1_000)).toBe(2);
    expect(await attemptsAfter(1_000)).toBe(2);
    expect(await attemptsAfter(1_000)).toBe(3);
    expect(await attemptsAfter(4_000)).toBe(4);
  });

  it('the live connection renews the socket before API Gateway closes it after two hours', async () => {
    const { connection, newest, sockets } = setUp();
    connection.start();
    await pass(0);
    const first = newest();
    first.opens();
    // A tenth before the end, because the test fixes the random factor.
    await pass(LIFETIME * 0.9);
    expect(LIFETIME).toBeLessThan(2 * 3_600_000);
    expect(first.isClosed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  it('the live connection does not poll while the page is hidden, and reconnects immediately when it is visible', async () => {
    const { connection, createTicket, onGap, hide } = setUp();
    createTicket.mockRejectedValue(new Error('no ticket'));
    connection.start();
    hide(true);
    await pass(10 * POLL_INTERVAL);
    expect(onGap).not.toHaveBeenCalled();
    const attempts = createTicket.mock.calls.length;
    connection.wake();
    expect(createTicket).toHaveBeenCalledTimes(attempts + 1);
  });

  it('the live connection waits while the browser is offline, and opens a new socket as soon as it is back', async () => {
    const { connection, createTicket, newest, sockets, onGap, goOnline } = await opened();
    goOnline(false);
    newest().breaks();
    await pass(10 * POLL_INTERVAL);
    expect(createTicket).toHaveBeenCalledOnce();
    expect(onGap).not.toHaveBeenCalled();
    goOnline(true);
    connection.networkIsBack();
    await pass(0);
    newest().opens();
    expect(sockets).toHaveLength(2);
    expect(onGap).toHaveBeenCalledOnce();
  });

  it('replaces a socket of the previous network that was never closed', async () => {
    const { connection, newest, sockets, onGap } = await opened();
    connection.networkIsBack();
    await pass(0);
    expect(sockets[0]?.isClosed).toBe(true);
    newest().opens();
    expect(onGap).toHaveBeenCalledOnce();
  });

  it('replaces a long-silent socket when the page gets the focus, and keeps an active one', async () => {
    const { connection, newest, sockets } = await opened();
    await pass(DOUBTFUL_AFTER - 1);
    newest().says(change);
    await pass(DOUBTFUL_AFTER);
    connection.wake();
    await pass(0);
    expect(sockets).toHaveLength(1);
    await pass(1);
    connection.wake();
    await pass(0);
    expect(sockets).toHaveLength(2);
  });

  it('the live connection replaces the socket after the device slept', async () => {
    const { newest, sockets } = await opened();
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    await pass(PING_INTERVAL);
    expect(newest().sent).toEqual([]);
    expect(sockets).toHaveLength(2);
  });

  it('refreshes a visible page with each ping, because a dead socket may not close', async () => {
    const { onGap, hide } = await opened();
    await pass(PING_INTERVAL - 1);
    expect(onGap).not.toHaveBeenCalled();
    await pass(1);
    expect(onGap).toHaveBeenCalledOnce();
    hide(true);
    await pass(5 * PING_INTERVAL);
    expect(onGap).toHaveBeenCalledOnce();
  });

  it('abandons a socket that neither opens nor closes, and polls meanwhile', async () => {
    const { connection, sockets, onGap } = setUp();
    connection.start();
    await pass(CONNECT_TIMEOUT + 1_000);
    expect(sockets[0]?.isClosed).toBe(true);
    expect(sockets).toHaveLength(2);
    expect(onGap).toHaveBeenCalled();
  });

  it('the live connection stays silent once it is stopped', async () => {
    const { connection, createTicket, newest, sockets, onChange, onGap } = setUp();
    connection.start();
    await pass(0);
    newest().opens();
    connection.stop();
    expect(newest().isClosed).toBe(true);
    newest().says(change);
    newest().breaks();
    connection.wake();
    connection.networkIsBack();
    await pass(10 * POLL_INTERVAL);
    expect(createTicket).toHaveBeenCalledOnce();
    expect(sockets).toHaveLength(1);
    expect(onChange).not.toHaveBeenCalled();
    expect(onGap).not.toHaveBeenCalled();
  });

  it('the live connection opens no socket for a ticket that arrives after the stop', async () => {
    const { connection, sockets } = setUp();
    connection.start();
    connection.stop();
    await pass(0);
    expect(sockets).toEqual([]);
  });
});
