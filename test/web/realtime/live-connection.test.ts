import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createLiveConnection,
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
  const connection = createLiveConnection({
    createTicket,
    openSocket: maker.open,
    onChange,
    onGap,
    random: () => 1,
    isHidden: () => hidden,
  });
  return { ...maker, connection, createTicket, onChange, onGap, hide: (is: boolean) => (hidden = is) };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the live connection', () => {
  it('opens a socket with a fresh ticket and hands over what it is told', async () => {
    const { connection, newest, onChange, onGap } = setUp();
    connection.start();
    await pass(0);
    expect(newest().address).toBe('ticket');
    newest().opens();
    newest().says(change);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(change);
    expect(onGap).not.toHaveBeenCalled();
  });

  it('leaves aside what is no message of ours', async () => {
    const { connection, newest, onChange } = setUp();
    connection.start();
    await pass(0);
    newest().opens();
    newest().says('pong');
    newest().says({ type: 'change', entity: 'secrets', operation: 'INSERT', id: '1' });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says every eight minutes that it is there', async () => {
    const { connection, newest } = setUp();
    connection.start();
    await pass(0);
    newest().opens();
    await pass(2 * PING_INTERVAL);
    expect(newest().sent).toEqual(['{"action":"ping"}', '{"action":"ping"}']);
  });

  it('REALTIME-05 polls every 30 s while the socket is down, and stops when it is back', async () => {
    const { connection, createTicket, newest, onGap } = setUp();
    connection.start();
    await pass(0);
    newest().opens();
    createTicket.mockRejectedValue(new Error('no ticket'));
    newest().breaks();
    await pass(2 * POLL_INTERVAL);
    expect(onGap).toHaveBeenCalledTimes(2);

    createTicket.mockResolvedValue('ticket');
    await pass(60_000);
    newest().opens();
    onGap.mockClear();
    await pass(3 * POLL_INTERVAL);
    expect(onGap).not.toHaveBeenCalled();
  });

  it('catches up once when the socket is back', async () => {
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

  it('tries again with growing pauses', async () => {
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

  it('renews the socket before API Gateway closes it after two hours', async () => {
    const { connection, newest, sockets } = setUp();
    connection.start();
    await pass(0);
    const first = newest();
    first.opens();
    await pass(LIFETIME);
    expect(LIFETIME).toBeLessThan(2 * 3_600_000);
    expect(first.isClosed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  it('does not poll behind a hidden page, and tries at once when it is woken', async () => {
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

  it('is silent once it is stopped', async () => {
    const { connection, createTicket, newest, sockets, onChange, onGap } = setUp();
    connection.start();
    await pass(0);
    newest().opens();
    connection.stop();
    expect(newest().isClosed).toBe(true);
    newest().says(change);
    newest().breaks();
    connection.wake();
    await pass(10 * POLL_INTERVAL);
    expect(createTicket).toHaveBeenCalledOnce();
    expect(sockets).toHaveLength(1);
    expect(onChange).not.toHaveBeenCalled();
    expect(onGap).not.toHaveBeenCalled();
  });

  it('opens no socket for a ticket that came after the stop', async () => {
    const { connection, sockets } = setUp();
    connection.start();
    connection.stop();
    await pass(0);
    expect(sockets).toEqual([]);
  });
});
