import { CodedError } from '#shared/errors/coded-error.ts';
import { type OwnWebhook, ownWebhook, type WebhookEvent } from '#shared/webhooks/schema.ts';
import type { webhookSettingsRoutes } from '#shared/webhooks/routes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import type { NewId } from '../platform/ids.ts';
import type { CallLimit, CountCall } from '../platform/limits/count-call.ts';
import type { SendMessage } from '../platform/send-message.ts';
import type { Delivery } from './delivery.ts';
import { newWebhookRow } from './new-webhook-row.ts';
import type { StoredWebhook, Webhooks } from './repository.ts';
import { requirePublicUrl, type ResolveHost } from './webhook-url.ts';

/** Limits requests that a user makes us send to an address. */
export const manualLimit: CallLimit = { kind: 'webhook-tests', most: 10 };

interface Dependencies {
  webhooks: Pick<Webhooks, 'find' | 'list' | 'add' | 'setStatus' | 'remove'>;
  /** Returns whether a token of the user works and may write. */
  mayWrite: (userId: string, tokenId: string) => Promise<boolean>;
  resolveHost: ResolveHost;
  /** An additional origin for local use. */
  ownOrigin: string | undefined;
  countCall: CountCall;
  /** Queues a delivery. */
  send: SendMessage;
  clock: Clock;
  newId: NewId;
}

const presented = (row: StoredWebhook): OwnWebhook =>
  ownWebhook.parse({ ...row, deliveries: row.deliveries ?? [] });

/** Endpoints of the settings for webhooks. A retry of a creation returns the same secret. */
export const webhookSettingsEndpoints = ({
  webhooks,
  mayWrite,
  resolveHost,
  ownOrigin,
  countCall,
  send,
  clock,
  newId,
}: Dependencies): Endpoints<typeof webhookSettingsRoutes> => {
  const testEvent = (id: string): WebhookEvent => ({
    id: `evt_${newId()}`,
    type: 'test',
    created_at: clock().toISOString(),
    data: { id, path: '/api/v1/webhooks' },
  });

  return {
    webhooks: async ({ caller }) => ({ webhooks: (await webhooks.list(caller.user_id)).map(presented) }),

    addWebhook: async ({ caller: { user_id }, body: { url, events, token_id }, idempotency }) => {
      await requirePublicUrl(url, resolveHost, ownOrigin);
      if (!(await mayWrite(user_id, token_id)))
        throw new CodedError('VALIDATION_FAILED', {
          details: [{ field: 'token_id', message: 'Choose a token that may write.' }],
        });
      const row = await webhooks.add(user_id, newWebhookRow(newId(), { url, events, token_id }), idempotency);
      return { webhook: presented(row), secret: row.secret };
    },

    setWebhookStatus: async ({ caller, params, body }) =>
      presented(await webhooks.setStatus(caller.user_id, params.id, body.status)),

    sendToWebhook: async ({ caller: { user_id }, params: { id }, body: { event_id } }) => {
      const row = await webhooks.find(user_id, id);
      const listed = row?.deliveries?.find(({ event }) => event.id === event_id)?.event;
      if (!row || (event_id !== null && !listed)) throw new CodedError('WEBHOOK_NOT_FOUND');
      if (row.status === 'off') throw new CodedError('WEBHOOK_OFF');
      await countCall(user_id);
      const event = listed ?? testEvent(id);
      await send({ user_id, webhook_id: id, attempt: 0, event, is_manual: true } satisfies Delivery);
      return undefined;
    },

    removeWebhook: async ({ caller, params }) => {
      await webhooks.remove(caller.user_id, params.id);
      return undefined;
    },
  };
};
