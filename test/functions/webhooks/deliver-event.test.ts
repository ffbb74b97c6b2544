import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createDeliverEvent } from '#functions/webhooks/deliver-event.ts';
import { RETRY_SECONDS } from '#functions/webhooks/delivery.ts';
import type { StoredWebhook } from '#functions/webhooks/repository.ts';

const SECRET = 'whsec_test';
const NOW = new Date('2026-11-20T12:00:00Z');
const event = {
  id: 'evt_1',
  type: 'entry.created',
  created_at: '2026-11-20T11:59:59.000Z',
  data: { id: 'E1', path: '/api/v1/food-entries/E1' },
};
const made = (status: number | null, attempt = 1) => ({
  event,
  attempted_at: NOW.toISOString(),
  attempt,
  status,
});
const message = (attempt = 0) => ({ user_id: 'mara', webhook_id: 'W1', attempt, event });

const setUp = (
  answer: number | Error,
  {
    row = {},
    isTokenActive = true,
    turnsOff = false,
  }: { row?: object; isTokenActive?: boolean; turnsOff?: boolean } = {},
) => {
  const stored = {
    url: 'https://example.com/hook',
    secret: SECRET,
    status: 'on',
    failed_attempts: 0,
    token_id: 'T1',
  };
  const world = {
    webhooks: {
      find: vi.fn(async () => ({ ...stored, ...row }) as unknown as StoredWebhook),
      noteSuccess: vi.fn(async () => undefined),
      noteFailure: vi.fn(async () => turnsOff),
    },
    isTokenActive: async () => isTokenActive,
    post: vi.fn(async (_url: string, _headers: Record<string, string>, _body: string) => {
      if (answer instanceof Error) throw answer;
      return answer;
    }),
    send: vi.fn(async () => undefined),
    notifyOwner: vi.fn(async () => undefined),
    clock: () => NOW,
    report: vi.fn(),
  };
  return { ...world, deliver: createDeliverEvent(world) };
};

describe('Delivering an event to a webhook', () => {
  it('signs timestamp and body with the secret, and sends no health data', async () => {
    const { deliver, post, send, webhooks } = setUp(200);
    await deliver(message());
    const [url, headers, body] = post.mock.calls[0]!;
    expect([url, JSON.parse(body)]).toEqual(['https://example.com/hook', event]);
    const [, seconds, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['platewise-signature']!)!;
    expect(Number(seconds)).toBe(NOW.getTime() / 1000);
    expect(mac).toBe(createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex'));
    expect(send).not.toHaveBeenCalled();
    expect(webhooks.noteSuccess).toHaveBeenCalledWith('mara', 'W1', made(200));
  });

  it.each([[500], [302], [404], [new Error('The address is not public.')]])(
    'queues the next attempt with a growing delay after %s, and none after the last one',
    async (answer) => {
      const { deliver, send, webhooks } = setUp(answer);
      await deliver(message(0));
      await deliver(message(2));
      await deliver(message(RETRY_SECONDS.length));
      expect(send.mock.calls).toEqual([
        [message(1), 10],
        [message(3), 300],
      ]);
      expect(webhooks.noteFailure).toHaveBeenCalledTimes(3);
    },
  );

  it('emails the owner once when failures turn the webhook off, and stops at a 410', async () => {
    const off = setUp(500, { turnsOff: true });
    await off.deliver(message());
    expect([off.notifyOwner.mock.calls, off.send.mock.calls]).toEqual([[['mara', 'example.com']], []]);
    const gone = setUp(410);
    await gone.deliver(message());
    expect(gone.webhooks.noteFailure).toHaveBeenCalledWith('mara', 'W1', made(410), true);
    expect(gone.send).not.toHaveBeenCalled();
  });

  it('lists a request without a response, and does not repeat one that the owner sent by hand', async () => {
    const { deliver, send, webhooks } = setUp(new Error('The address is not public.'));
    await deliver({ ...message(), event: { ...event, type: 'test' }, is_manual: true });
    const attempt = { ...made(null), event: { ...event, type: 'test' } };
    expect(webhooks.noteFailure).toHaveBeenCalledWith('mara', 'W1', attempt, false);
    expect(send).not.toHaveBeenCalled();
  });

  it('sends nothing to a webhook that is off, or whose token was revoked', async () => {
    for (const state of [{ row: { status: 'off' } }, { isTokenActive: false }]) {
      const { deliver, post, send } = setUp(200, state);
      await deliver(message());
      expect([post.mock.calls, send.mock.calls]).toEqual([[], []]);
    }
  });
});
