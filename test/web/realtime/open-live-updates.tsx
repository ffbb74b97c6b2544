import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { LiveUpdates } from '#web/features/realtime/live-updates.tsx';
import type { createSocketMaker } from './scripted-socket.ts';

type SocketMaker = ReturnType<typeof createSocketMaker>;

/** Replaces the clock, the ticket request and the browser's sockets. */
export const scriptSockets = (maker: SocketMaker): void => {
  vi.useFakeTimers();
  maker.sockets.length = 0;
  const ticket = { ticket: 't-1', expires_at: '2026-11-20T12:00:30.000Z' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(ticket, { status: 201 })));
  // Replaces the browser's constructor; `new` returns this value.
  vi.stubGlobal('WebSocket', function WebSocket(address: string) {
    return maker.open(address);
  });
};

/** Opens the live updates of a tab, with an open socket. */
export const openLiveUpdates = async (maker: SocketMaker, queryClient = new QueryClient()) => {
  const view = render(
    <QueryClientProvider client={queryClient}>
      <LiveUpdates />
    </QueryClientProvider>,
  );
  await vi.advanceTimersByTimeAsync(0);
  maker.newest().opens();
  return view;
};
