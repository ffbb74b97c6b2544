import { describe, expect, it } from 'vitest';
import { FunctionFailure } from '#infra/local/runtime/function-runtime.ts';
import { openForEachTest } from '#test/support/open-for-tests.ts';
import { changing } from '../../http-server/support/stack.ts';
import { answerOf, startFront } from '../../http-server/support/start-front.ts';

const { current: front, restart } = openForEachTest(startFront);
const post = (body = '{}', type = 'application/json') =>
  front.fetch('/api/entries', { method: 'POST', body, headers: { 'content-type': type } });

describe('HTTP API: the result of a function', () => {
  it('becomes a response with its status, headers, cookies and body', async () => {
    front.handlers['Feature'] = () => ({
      statusCode: 201,
      headers: { 'content-type': 'application/json', 'x-count': 3 },
      cookies: ['a=1; Path=/', 'b=2'],
      body: '{"id":"1"}',
    });
    const response = await post();
    expect(await answerOf(response)).toEqual({ status: 201, body: { id: '1' } });
    expect(response.headers.get('x-count')).toBe('3');
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
  });

  it('a function result can have a base64 body, which is decoded', async () => {
    front.handlers['Feature'] = () => ({ statusCode: 200, body: 'aGVsbG8=', isBase64Encoded: true });
    expect(await (await post()).text()).toBe('hello');
  });

  it('a function result becomes a 200 without a status code', async () => {
    front.handlers['Feature'] = () => ({ id: '1' });
    expect(await answerOf(await post())).toEqual({ status: 200, body: { id: '1' } });
  });

  it.each([
    ['a body that is not text', { statusCode: 200, body: { a: 1 } }],
    ['an invalid status', { statusCode: 'fine' }],
    ['a header that is not text', { statusCode: 200, headers: { a: ['b'] } }],
  ])('a function result causes a 500 when it has %s', async (_, result) => {
    front.handlers['Feature'] = () => result;
    expect(await answerOf(await post())).toEqual({ status: 500, body: { message: 'Internal Server Error' } });
  });

  it('a function result becomes a 500 when the function fails', async () => {
    front.handlers['Feature'] = () => {
      throw new FunctionFailure('Error', 'secret detail');
    };
    expect(await answerOf(await post())).toEqual({ status: 500, body: { message: 'Internal Server Error' } });
  });

  it('becomes a 503 when the function exceeds the integration timeout', async () => {
    await restart(
      changing('Integration POST /api/entries', (properties) => ({ ...properties, TimeoutInMillis: 50 })),
    );
    front.handlers['Feature'] = () => new Promise((resolve) => void setTimeout(resolve, 200));
    expect(await answerOf(await post())).toEqual({ status: 503, body: { message: 'Service Unavailable' } });
  });

  it('a function result becomes a 502 with a log entry when the local cloud fails', async () => {
    front.handlers['Feature'] = () => {
      throw new TypeError('broken');
    };
    expect((await post()).status).toBe(502);
    expect(front.failures).toHaveLength(1);
  });
});
