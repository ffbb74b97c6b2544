import { describe, expect, it } from 'vitest';
import { openForEachTest } from '#test/support/open-for-tests.ts';
import { changing } from '../../http-server/support/stack.ts';
import { answerOf, startFront } from '../../http-server/support/start-front.ts';

const { current: front, restart } = openForEachTest(startFront);
const post = (body = '{}', type = 'application/json') =>
  front.fetch('/api/entries', { method: 'POST', body, headers: { 'content-type': type } });

describe('HTTP API: limits', () => {
  it.each([
    ['the 10 MB of the gateway', 10 * 1024 * 1024 + 1],
    ['the 6 MB of a function event', 6 * 1024 * 1024],
  ])('answers 413 to a body over %s', async (_, bytes) => {
    expect(await answerOf(await post('a'.repeat(bytes), 'text/plain'))).toEqual({
      status: 413,
      body: { message: 'Request Entity Too Large' },
    });
    expect(front.events).toEqual([]);
  });

  it('answers 413 to a body of unknown length that exceeds the limit', async () => {
    const chunk = new Uint8Array(1024 * 1024);
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        if (sent > 11) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const response = await front.fetch('/api/entries', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  it("answers 429 when the stage's burst is used up, and recovers at the configured rate", async () => {
    await restart(
      changing('ApiStage', (properties) => ({
        ...properties,
        DefaultRouteSettings: { ThrottlingBurstLimit: 2, ThrottlingRateLimit: 1 },
      })),
    );
    const statuses = [await post(), await post(), await post()].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(await answerOf(await post())).toEqual({ status: 429, body: { message: 'Too Many Requests' } });
    front.now.current = new Date(front.now.current.getTime() + 1_000);
    expect((await post()).status).toBe(200);
  });

  it('answers 429 above the limit of a route, while other routes keep the limit of the stage', async () => {
    await restart(
      changing('ApiStage', (properties) => ({
        ...properties,
        DefaultRouteSettings: { ThrottlingBurstLimit: 4, ThrottlingRateLimit: 1 },
        RouteSettings: { 'POST /api/entries': { ThrottlingBurstLimit: 1, ThrottlingRateLimit: 0.5 } },
      })),
    );
    expect([(await post()).status, (await post()).status]).toEqual([200, 429]);
    const others = [1, 2, 3, 4, 5].map(() => front.fetch('/api/entries/latest'));
    const statuses = (await Promise.all(others)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toEqual([429]);
    front.now.current = new Date(front.now.current.getTime() + 1_000);
    expect((await post()).status).toBe(429);
    front.now.current = new Date(front.now.current.getTime() + 1_000);
    expect((await post()).status).toBe(200);
  });
});
