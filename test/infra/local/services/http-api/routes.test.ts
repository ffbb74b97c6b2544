import { describe, expect, it } from 'vitest';
import { openForEachTest } from '#test/support/open-for-tests.ts';
import { httpRoute, permission } from '../../http-server/support/resources.ts';
import { adding, without } from '../../http-server/support/stack.ts';
import { answerOf, signedIn, startFront } from '../../http-server/support/start-front.ts';

const { current: front, restart } = openForEachTest(startFront);

describe('HTTP API: the routes of the template', () => {
  it('the HTTP API routes invoke the function of the route with its path parameters', async () => {
    await front.fetch('/api/entries/a%20b', { headers: signedIn(front) });
    expect(front.events).toMatchObject([
      { functionId: 'Feature', event: { routeKey: 'GET /api/entries/{id}', pathParameters: { id: 'a b' } } },
    ]);
  });

  it('the HTTP API routes prefer a fixed path to one with a variable', async () => {
    await front.fetch('/api/entries/latest', { headers: signedIn(front) });
    expect(front.events[0]?.event).toMatchObject({ routeKey: 'GET /api/entries/latest' });
    expect(front.events[0]?.event).not.toHaveProperty('pathParameters');
  });

  it('the HTTP API routes prefer a method to ANY, a variable to a greedy one, and anything to $default', async () => {
    const open = { auth: false };
    await restart(
      adding(
        ...httpRoute('ANY /api/entries/{id}', open),
        ...httpRoute('GET /api/{proxy+}', open),
        ...httpRoute('$default', open),
        permission('Feature', 'httpapi001/*/*'),
      ),
    );
    await front.fetch('/api/entries/1', { headers: signedIn(front) });
    await front.fetch('/api/entries/1', { method: 'DELETE' });
    await front.fetch('/api/other/deep', {});
    await front.fetch('/api/other', { method: 'PUT' });
    expect(front.events.map(({ event }) => event['routeKey'])).toEqual([
      'GET /api/entries/{id}',
      'ANY /api/entries/{id}',
      'GET /api/{proxy+}',
      '$default',
    ]);
    expect(front.events[2]?.event).toMatchObject({ pathParameters: { proxy: 'other/deep' } });
  });

  it.each([
    ['GET', '/api/nothing'],
    ['DELETE', '/api/entries'],
    ['GET', '/api/entries/1/more'],
    ['GET', '/api/entries/'],
  ])('the HTTP API routes answer 404 to %s %s, which matches no route', async (method, path) => {
    const response = await front.fetch(path, { method, headers: signedIn(front) });
    expect(await answerOf(response)).toEqual({ status: 404, body: { message: 'Not Found' } });
    expect(front.events).toEqual([]);
  });

  it('the HTTP API routes answer 404 when a route was removed from the template', async () => {
    await restart(without('Route POST /api/entries'));
    const response = await front.fetch('/api/entries', { method: 'POST', body: '{}' });
    expect(await answerOf(response)).toEqual({ status: 404, body: { message: 'Not Found' } });
  });

  it('the HTTP API routes answer 404 when the stage was removed from the template', async () => {
    await restart(without('ApiStage'));
    expect((await front.fetch('/api/entries', { method: 'POST' })).status).toBe(404);
  });

  it('the HTTP API routes answer 500 when the function does not permit the gateway to invoke it', async () => {
    await restart(without('FeaturePermissionhttpapi001/*/*/*'));
    const response = await front.fetch('/api/entries', { method: 'POST' });
    expect(await answerOf(response)).toEqual({ status: 500, body: { message: 'Internal Server Error' } });
    expect(front.events).toEqual([]);
  });
});
