import { describe, expect, it, vi } from 'vitest';
import type { StoredWebhook } from '#functions/webhooks/repository.ts';
import { webhookSettingsEndpoints } from '#functions/webhooks/settings-endpoints.ts';
import type { WebhookDelivery } from '#shared/webhooks/schema.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const ID = '01JD0000000000000000000000';
const TOKEN = '01JD0000000000000000000001';
const delivered: WebhookDelivery = {
  event: {
    id: 'evt_1',
    type: 'entry.created',
    created_at: NOW,
    data: { id: 'E1', path: '/api/v1/food-entries/E1' },
  },
  attempted_at: NOW,
  attempt: 1,
  status: 500,
};
const stored = {
  id: ID,
  url: 'https://example.com/',
  secret: 'whsec_x',
  events: ['entry.created'],
  token_id: TOKEN,
  status: 'on',
  failed_attempts: 0,
  created_at: NOW,
} as unknown as StoredWebhook;

const setUp = ({ row = {}, mayWrite = true }: { row?: object; mayWrite?: boolean } = {}) => {
  const found = { ...stored, ...row };
  const world = {
    webhooks: {
      find: async (_user: string, id: string) => (id === ID ? found : null),
      list: async () => [found],
      add: vi.fn(async (_user: string, added: object) => ({ ...found, ...added })),
      setStatus: async () => found,
      remove: async () => undefined,
    },
    mayWrite: async () => mayWrite,
    resolveHost: async () => ['93.184.216.34'],
    ownOrigin: undefined,
    countCall: vi.fn(async () => undefined),
    send: vi.fn(async () => undefined),
    clock: () => new Date(NOW),
    newId: () => '01JD0000000000000000000009',
  };
  return { ...world, endpoints: webhookSettingsEndpoints(world) };
};
type Endpoints = ReturnType<typeof webhookSettingsEndpoints>;
const add = (endpoints: Endpoints, url = 'https://example.com/hook') =>
  endpoints.addWebhook({
    caller: { user_id: 'mara' },
    body: { url, events: ['entry.created'], token_id: TOKEN },
    idempotency: { key: 'k', request_hash: 'h' },
  } as unknown as Parameters<Endpoints['addWebhook']>[0]);
const send = (endpoints: Endpoints, event_id: string | null, id = ID) =>
  endpoints.sendToWebhook({
    caller: { user_id: 'mara' },
    params: { id },
    body: { event_id },
  } as unknown as Parameters<Endpoints['sendToWebhook']>[0]);

describe('Settings of webhooks', () => {
  it('returns the secret only with the creation, and lists the last attempts', async () => {
    const { endpoints } = setUp({ row: { deliveries: [delivered] } });
    expect((await add(endpoints)).secret).toMatch(/^whsec_.{43}$/);
    const listed = await endpoints.webhooks({
      caller: { user_id: 'mara' },
    } as Parameters<Endpoints['webhooks']>[0]);
    expect(listed.webhooks[0]).toMatchObject({ token_id: TOKEN, deliveries: [delivered] });
    expect(JSON.stringify(listed)).not.toContain('whsec');
  });

  it.each([
    ['https://127.0.0.1/'],
    ['https://10.0.0.8/hook'],
    ['https://printer.local/'],
    ['http://example.com/'],
  ])('refuses %s and says why at the field', async (url) => {
    const { endpoints, webhooks } = setUp();
    await expect(add(endpoints, url)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'url', message: expect.stringMatching(/^Use an/) }],
    });
    expect(webhooks.add).not.toHaveBeenCalled();
  });

  it('refuses a token that may only read, has expired or belongs to another user', async () => {
    await expect(add(setUp({ mayWrite: false }).endpoints)).rejects.toMatchObject({
      details: [{ field: 'token_id', message: 'Choose a token that may write.' }],
    });
  });

  it('queues a test or a listed event again, once and counted', async () => {
    const { endpoints, send: queued, countCall } = setUp({ row: { deliveries: [delivered] } });
    await send(endpoints, null);
    await send(endpoints, 'evt_1');
    const common = { user_id: 'mara', webhook_id: ID, attempt: 0, is_manual: true };
    const test = { id: 'evt_01JD0000000000000000000009', type: 'test', created_at: NOW };
    expect(queued.mock.calls).toEqual([
      [{ ...common, event: { ...test, data: { id: ID, path: '/api/v1/webhooks' } } }],
      [{ ...common, event: delivered.event }],
    ]);
    expect(countCall).toHaveBeenCalledTimes(2);
  });

  it('sends nothing to a paused webhook, and knows no event that is not listed', async () => {
    const paused = setUp({ row: { status: 'off' } });
    await expect(send(paused.endpoints, null)).rejects.toMatchObject({ code: 'WEBHOOK_OFF' });
    const on = setUp();
    await expect(send(on.endpoints, 'evt_2')).rejects.toMatchObject({ code: 'WEBHOOK_NOT_FOUND' });
    await expect(send(on.endpoints, null, 'other')).rejects.toMatchObject({ code: 'WEBHOOK_NOT_FOUND' });
    expect([...paused.send.mock.calls, ...on.send.mock.calls]).toEqual([]);
  });
});
