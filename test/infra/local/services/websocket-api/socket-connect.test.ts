import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { FunctionFailure } from '#infra/local/runtime/function-runtime.ts';
import { openForEachTest } from '#test/support/open-for-tests.ts';
import { SOCKET_API } from '../../http-server/support/resources.ts';
import {
  connect,
  connectionEvents,
  connectionIdOf,
  dial,
  startSocketFront,
} from '../../http-server/support/sockets.ts';
import { changing, changingBehaviour } from '../../http-server/support/stack.ts';

const { current: front, restart } = openForEachTest(startSocketFront);
const refusalOf = async (path?: string): Promise<{ status: number; message: string }> => {
  const [, response] = (await once(dial(front, path), 'unexpected-response')) as [unknown, IncomingMessage];
  const chunks: Buffer[] = await response.toArray();
  const { message } = JSON.parse(Buffer.concat(chunks).toString());
  return { status: response.statusCode ?? 0, message };
};

describe('WebSocket API: opening a socket', () => {
  it('invokes the authorizer with a REQUEST event', async () => {
    await connect(front);
    expect(front.events[0]).toMatchObject({
      functionId: 'Authorizer',
      event: {
        type: 'REQUEST',
        methodArn: `arn:aws:execute-api:us-east-1:000000000000:${SOCKET_API}/live/$connect`,
        headers: { Host: `${SOCKET_API}.execute-api.us-east-1.amazonaws.com` },
        queryStringParameters: { ticket: 'good' },
        multiValueQueryStringParameters: { ticket: ['good'] },
        requestContext: { routeKey: '$connect', eventType: 'CONNECT', stage: 'live', apiId: SOCKET_API },
      },
    });
  });

  it("passes the authorizer's context to $connect as text", async () => {
    await connect(front);
    expect(connectionEvents(front)[0]).toMatchObject({
      requestContext: {
        routeKey: '$connect',
        authorizer: { principalId: 'user-1', user_id: 'user-1', level: '3' },
      },
    });
    expect(front.events[0]?.event).toMatchObject({ requestContext: { connectionId: connectionIdOf(front) } });
  });

  it('answers 401 without a ticket, and does not invoke the authorizer', async () => {
    expect(await refusalOf('/live')).toEqual({ status: 401, message: 'Unauthorized' });
    expect(front.events).toEqual([]);
  });

  it('answers 403 when the authorizer denies access', async () => {
    expect(await refusalOf('/live?ticket=used')).toEqual({ status: 403, message: 'Forbidden' });
    expect(connectionEvents(front)).toEqual([]);
  });

  it.each([
    [
      'fails',
      () => {
        throw new FunctionFailure('Error', 'no');
      },
    ],
    ['returns no policy', () => ({ principalId: 'user-1' })],
    ['returns objects as context', () => ({ principalId: 'a', policyDocument: {}, context: { a: {} } })],
  ])('answers 500 when the authorizer %s', async (_, handler) => {
    front.handlers['Authorizer'] = handler;
    expect((await refusalOf()).status).toBe(500);
  });

  it('answers with the status that $connect returns, and 502 when it fails', async () => {
    front.handlers['Connection'] = () => ({ statusCode: 401 });
    expect((await refusalOf()).status).toBe(401);
    front.handlers['Connection'] = () => {
      throw new FunctionFailure('Error', 'no');
    };
    expect((await refusalOf()).status).toBe(502);
  });

  it('answers 426 to a request that is not an upgrade', async () => {
    expect((await front.fetch('/live?ticket=good')).status).toBe(426);
  });

  it.each(['/', '/api/entries/1', '/__local/health', '/live/more?ticket=good'])(
    'offers no socket at %s',
    async (path) => {
      expect((await refusalOf(path)).status).toBe(400);
    },
  );

  it('offers no socket when the stage has another name', async () => {
    await restart(changing('SocketStage', (old) => ({ ...old, StageName: 'other' })));
    expect((await refusalOf()).status).toBe(403);
  });

  it('requires no ticket when the authorizer was removed from the route', async () => {
    await restart(changing('Socket route $connect', (old) => ({ ...old, AuthorizationType: 'NONE' })));
    await connect(front, '/live');
    expect(connectionEvents(front)[0]).not.toHaveProperty('requestContext.authorizer');
  });

  it('receives no ticket when the edge does not forward the query', async () => {
    await restart(changingBehaviour('/live', { OriginRequestPolicyId: '' }));
    expect((await refusalOf()).status).toBe(401);
  });
});
