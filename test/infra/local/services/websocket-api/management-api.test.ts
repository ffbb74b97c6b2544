import {
  DeleteConnectionCommand,
  GetConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { describe, expect, it } from 'vitest';
import { openForEachTest } from '#test/support/open-for-tests.ts';
import {
  closeCodeOf,
  connect,
  connectionIdOf,
  invoked,
  managementClient,
  nextMessage,
  startSocketFront,
} from '../../http-server/support/sockets.ts';

const { current: front, restart } = openForEachTest(startSocketFront);

describe('WebSocket API: the management API', () => {
  it('sends to a connection, describes it and closes it', async () => {
    const socket = await connect(front);
    const target = { ConnectionId: connectionIdOf(front) };
    const received = nextMessage(socket);
    await managementClient(front).send(new PostToConnectionCommand({ ...target, Data: 'héllo' }));
    expect(await received).toBe('héllo');
    const about = await managementClient(front).send(new GetConnectionCommand(target));
    expect(about).toMatchObject({ ConnectedAt: front.now.current, Identity: { SourceIp: '127.0.0.1' } });
    const closed = closeCodeOf(socket);
    await managementClient(front).send(new DeleteConnectionCommand(target));
    await closed;
  });

  it('answers 410 for a closed connection', async () => {
    const socket = await connect(front);
    const target = { ConnectionId: connectionIdOf(front), Data: 'hello' };
    socket.close();
    await invoked(front, '$disconnect');
    await expect(managementClient(front).send(new PostToConnectionCommand(target))).rejects.toThrow(
      GoneException,
    );
    const other = { ConnectionId: 'never', Data: 'hello' };
    await expect(managementClient(front).send(new PostToConnectionCommand(other))).rejects.toThrow(
      GoneException,
    );
  });

  it('answers 413 to a message over 128 KB', async () => {
    await connect(front);
    const target = { ConnectionId: connectionIdOf(front), Data: 'a'.repeat(128 * 1024 + 1) };
    await expect(managementClient(front).send(new PostToConnectionCommand(target))).rejects.toMatchObject({
      name: 'PayloadTooLargeException',
    });
  });

  it('requires the permission to manage this connection of this API', async () => {
    await restart(undefined, 'arn:aws:execute-api:us-east-1:000000000000:other/live/*/@connections/*');
    await connect(front);
    const target = { ConnectionId: connectionIdOf(front), Data: 'hello' };
    await expect(managementClient(front).send(new PostToConnectionCommand(target))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
  });
});
