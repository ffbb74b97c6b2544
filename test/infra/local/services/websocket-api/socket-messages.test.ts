import { PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { FunctionFailure } from '#infra/local/runtime/function-runtime.ts';
import { openForEachTest } from '#test/support/open-for-tests.ts';
import {
  closeCodeOf,
  connect,
  connectionEvents,
  connectionIdOf,
  invoked,
  managementClient,
  nextMessage,
  routeKeysOf,
  startSocketFront,
} from '../../http-server/support/sockets.ts';
import { without } from '../../http-server/support/stack.ts';

const { current: front, restart } = openForEachTest(startSocketFront);
const later = (minutes: number): void => {
  front.now.current = new Date(front.now.current.getTime() + minutes * 60_000);
};

describe('WebSocket API: an open socket', () => {
  it('routes messages by their action, and others to $default', async () => {
    const socket = await connect(front);
    socket.send('{"action":"rename","to":"b"}');
    await invoked(front, 'rename');
    socket.send('ping');
    await invoked(front, '$default');
    expect(connectionEvents(front).at(-1)).toMatchObject({
      body: 'ping',
      isBase64Encoded: false,
      requestContext: {
        eventType: 'MESSAGE',
        authorizer: { user_id: 'user-1' },
        connectionId: connectionIdOf(front),
      },
    });
  });

  it('receives an error when no route matches its message', async () => {
    await restart(without('Socket route $default'));
    const socket = await connect(front);
    socket.send('ping');
    expect(JSON.parse(await nextMessage(socket))).toMatchObject({
      message: 'Forbidden',
      connectionId: connectionIdOf(front),
    });
  });

  it('receives an error when the function of a message fails', async () => {
    const socket = await connect(front);
    front.handlers['Connection'] = () => {
      throw new FunctionFailure('Error', 'no');
    };
    socket.send('ping');
    expect(JSON.parse(await nextMessage(socket))).toMatchObject({ message: 'Internal server error' });
  });

  it('the socket passes its close code to $disconnect', async () => {
    const socket = await connect(front);
    socket.close(1000, 'bye');
    await invoked(front, '$disconnect');
    expect(connectionEvents(front).at(-1)).toMatchObject({
      requestContext: { eventType: 'DISCONNECT', disconnectStatusCode: 1000, disconnectReason: 'bye' },
    });
  });

  it('accepts a message of 128 KB in frames of 32 KB', async () => {
    const socket = await connect(front);
    const frame = 'a'.repeat(32 * 1024);
    for (const fin of [false, false, false, true]) socket.send(frame, { fin });
    await invoked(front, '$default');
    expect(connectionEvents(front).at(-1)).toMatchObject({ body: frame.repeat(4) });
  });

  it('closes with 1009 after a frame over 32 KB, without forwarding it', async () => {
    const socket = await connect(front);
    socket.send('a'.repeat(32 * 1024 + 1));
    expect(await closeCodeOf(socket)).toBe(1009);
    expect(routeKeysOf(front)).not.toContain('$default');
  });

  it('closes with 1009 after a message over 128 KB', async () => {
    const socket = await connect(front);
    const frame = 'a'.repeat(32 * 1024);
    for (const fin of [false, false, false, false, true]) socket.send(frame, { fin });
    expect(await closeCodeOf(socket)).toBe(1009);
  });

  it('the socket closes with 1003 after a binary frame', async () => {
    const socket = await connect(front);
    socket.send(Buffer.from([1, 2, 3]));
    expect(await closeCodeOf(socket)).toBe(1003);
  });

  it('closes after 10 idle minutes, but not while it is used', async () => {
    const socket = await connect(front);
    later(9);
    socket.send('ping');
    await invoked(front, '$default');
    later(9);
    front.front.sockets.closeExpired();
    expect(socket.readyState).toBe(WebSocket.OPEN);
    later(1);
    front.front.sockets.closeExpired();
    expect(await closeCodeOf(socket)).toBe(1001);
  });

  it('the socket closes after two hours, even when active', async () => {
    const socket = await connect(front);
    later(119);
    await managementClient(front).send(
      new PostToConnectionCommand({ ConnectionId: connectionIdOf(front), Data: 'hello' }),
    );
    front.front.sockets.closeExpired();
    expect(socket.readyState).toBe(WebSocket.OPEN);
    later(1);
    front.front.sockets.closeExpired();
    expect(await closeCodeOf(socket)).toBe(1001);
  });

  it('closes when the local cloud stops, after $disconnect has run', async () => {
    const socket = await connect(front);
    const closed = closeCodeOf(socket);
    await front.front.sockets.close();
    expect(await closed).toBe(1001);
    expect(routeKeysOf(front).at(-1)).toBe('$disconnect');
  });
});
