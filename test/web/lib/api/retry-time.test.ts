import { describe, expect, it } from 'vitest';
import { errorFromResponse } from '#web/lib/api/error-from-response.ts';
import { withRetryTime } from '#web/lib/api/retry-time.ts';

const now = new Date('2026-11-20T12:00:00Z');
const limited = (headers: Record<string, string>) =>
  Response.json(
    { code: 'DAILY_LIMIT_REACHED', message: 'You’ve reached today’s limit.', request_id: 'r' },
    { status: 429, headers },
  );

describe('The message of a limit', () => {
  it('says when the limit ends, in the time zone of the device', () => {
    const time = new Intl.DateTimeFormat('en', { weekday: 'short', hour: 'numeric', minute: '2-digit' });
    expect(withRetryTime('Limit reached.', '43200', now)).toBe(
      `Limit reached. Available again ${time.format(new Date('2026-11-21T00:00:00Z'))}.`,
    );
  });

  it.each([null, '', '59', 'Fri, 20 Nov 2026 12:00:00 GMT'])(
    'the message stays as it is when the response says to wait for %s',
    (retryAfter) => expect(withRetryTime('Limit reached.', retryAfter, now)).toBe('Limit reached.'),
  );

  it('contains the time of the Retry-After header only if the response has one', async () => {
    const { message } = await errorFromResponse(limited({ 'retry-after': '7200' }));
    expect(message).toMatch(/^You’ve reached today’s limit\. Available again .+\.$/);
    expect((await errorFromResponse(limited({}))).message).toBe('You’ve reached today’s limit.');
  });
});
