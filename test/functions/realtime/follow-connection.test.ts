import { describe, expect, it } from 'vitest';
import { createConnectionFollower } from '#functions/realtime/follow-connection.ts';
import { type LiveMessage, PING } from '#shared/realtime/schema.ts';

const follow = async (routeKey: string, body?: string, user_id: string | null = 'mara') => {
  const told: [string, LiveMessage][] = [];
  const noted: string[] = [];
  const follower = createConnectionFollower({
    sockets: {
      open: async (person, id) => void noted.push(`open ${person} ${id}`),
      close: async (person, id) => void noted.push(`close ${person} ${id}`),
    },
    push: async (id, message) => {
      told.push([id, message]);
      return true;
    },
  });
  const authorizer = user_id === null ? {} : { user_id };
  const { statusCode } = (await follower({
    requestContext: { routeKey, connectionId: 'window-1', authorizer },
    ...(body !== undefined && { body }),
  })) as { statusCode: number };
  return { statusCode, told, noted };
};

describe('A WebSocket connection', () => {
  it('a WebSocket connection receives its ID in response to a ping and to nothing else', async () => {
    expect((await follow('$default', PING)).told).toEqual([
      ['window-1', { type: 'hello', connection_id: 'window-1' }],
    ]);
    for (const said of ['', '{"action":"other"}', 'hello'])
      expect((await follow('$default', said)).told).toEqual([]);
    expect((await follow('$connect', PING)).told).toEqual([]);
  });

  it('a WebSocket connection stays registered as long as it is open', async () => {
    expect((await follow('$connect')).noted).toEqual(['open mara window-1']);
    expect((await follow('$disconnect')).noted).toEqual(['close mara window-1']);
  });

  it('rejects a connection that belongs to no user and sends it nothing', async () => {
    expect(await follow('$default', PING, null)).toEqual({ statusCode: 401, told: [], noted: [] });
  });
});
