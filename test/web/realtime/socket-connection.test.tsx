import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PING } from '#shared/realtime/schema.ts';
import { LiveUpdates } from '#web/features/realtime/live-updates.tsx';
import { followTurn } from '#web/features/coach/chat/coach-tokens.ts';
import { connectionId } from '#web/features/coach/chat/socket-connection.ts';
import { createSocketMaker } from './scripted-socket.ts';

const maker = createSocketMaker();

const open = async () => {
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
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
  const ticket = { ticket: 't-1', expires_at: '2026-11-20T12:00:30.000Z' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(ticket, { status: 201 })));
  // Replaces the browser's constructor; `new` returns this value.
  vi.stubGlobal('WebSocket', function WebSocket(address: string) {
    return maker.open(address);
  });
});
afterEach(() => void vi.useRealTimers());

describe('The socket of this tab', () => {
  it('the socket of this tab asks the server for its connection ID immediately, and forgets it on close', async () => {
    await open();
    expect(maker.newest().sent).toEqual([PING]);
    expect(connectionId()).toBeNull();
    maker.newest().says({ type: 'hello', connection_id: 'window-1' });
    expect(connectionId()).toBe('window-1');
    maker.newest().breaks();
    expect(connectionId()).toBeNull();
  });

  it('the socket of this tab forgets its connection ID with the page', async () => {
    const { unmount } = await open();
    maker.newest().says({ type: 'hello', connection_id: 'window-1' });
    unmount();
    expect(connectionId()).toBeNull();
  });

  it('forwards the chunks of an answer to its subscribers until they stop', async () => {
    await open();
    const heard: string[] = [];
    const stop = followTurn('turn-1', (text) => heard.push(text));
    const says = (turn_id: string, seq: number, text: string) =>
      maker.newest().says({ type: 'coach_token', turn_id, seq, text });
    says('turn-1', 0, 'You ');
    says('turn-2', 0, 'Not yours');
    says('turn-1', 1, 'had');
    stop();
    says('turn-1', 2, ' more');
    expect(heard).toEqual(['You ', 'You had']);
  });
});
