import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PING } from '#shared/realtime/schema.ts';
import { followTurn } from '#web/features/coach/chat/coach-tokens.ts';
import { connectionId } from '#web/features/coach/chat/socket-connection.ts';
import { openLiveUpdates, scriptSockets } from './open-live-updates.tsx';
import { createSocketMaker } from './scripted-socket.ts';

const maker = createSocketMaker();

const open = () => openLiveUpdates(maker);

beforeEach(() => {
  scriptSockets(maker);
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
