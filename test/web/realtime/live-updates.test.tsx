import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveUpdates } from '#web/features/realtime/live-updates.tsx';
import { createSocketMaker } from './scripted-socket.ts';

const maker = createSocketMaker();
const queryClient = new QueryClient();
const reloads = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
const reloaded = () => reloads.mock.calls.map(([filter]) => filter?.queryKey?.[0]);

const open = async () => {
  const view = render(
    <QueryClientProvider client={queryClient}>
      <LiveUpdates />
    </QueryClientProvider>,
  );
  await vi.advanceTimersByTimeAsync(0);
  maker.newest().opens();
  return view;
};

beforeEach(() => {
  vi.useFakeTimers();
  maker.sockets.length = 0;
  reloads.mockClear();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ ticket: 't-1', expires_at: '2026-11-20T12:00:30.000Z' }, { status: 201 }),
    ),
  );
  // The browser's constructor; `new` gives what it returns.
  vi.stubGlobal('WebSocket', function WebSocket(address: string) {
    return maker.open(address);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('live updates', () => {
  it('open the socket of the own origin with the ticket', async () => {
    await open();
    expect(maker.newest().address).toBe('ws://localhost:3000/live?ticket=t-1');
  });

  it('REALTIME-01 REALTIME-02 reload what is shown, once for a write that is told as two changes', async () => {
    await open();
    maker.newest().says({ type: 'change', entity: 'food_entries', operation: 'INSERT', id: '01J' });
    maker.newest().says({ type: 'change', entity: 'daily_summaries', operation: 'UPDATE', id: '2026-11-20' });
    await vi.advanceTimersByTimeAsync(200);
    expect(reloaded()).toHaveLength(2);
    expect(new Set(reloaded())).toEqual(new Set(['dashboard', 'food-entries']));
  });

  it('REALTIME-05 reload every 30 s while the socket is broken', async () => {
    await open();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    maker.newest().breaks();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(reloaded()).toContain('dashboard');
  });

  it('end with the page', async () => {
    const { unmount } = await open();
    unmount();
    expect(maker.newest().isClosed).toBe(true);
  });
});
