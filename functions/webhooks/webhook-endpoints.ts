import { CodedError } from '#shared/errors/coded-error.ts';
import type { webhookRoutes } from '#shared/public-api/webhook-routes.ts';
import { type Webhook, webhook } from '#shared/webhooks/schema.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import type { NewId } from '../platform/ids.ts';
import type { StoredWebhook, Webhooks } from './repository.ts';
import { newWebhookRow } from './new-webhook-row.ts';
import { requirePublicUrl, type ResolveHost } from './webhook-url.ts';

interface Dependencies {
  webhooks: Pick<Webhooks, 'list' | 'add' | 'setStatus' | 'remove'>;
  resolveHost: ResolveHost;
  /** An additional origin for local use. */
  ownOrigin: string | undefined;
  newId: NewId;
}

const presented = (row: StoredWebhook): Webhook => webhook.parse(row);

/** Endpoints for webhooks. A retry of a creation returns the same secret. */
export const webhookEndpoints = ({
  webhooks,
  resolveHost,
  ownOrigin,
  newId,
}: Dependencies): Endpoints<typeof webhookRoutes> => ({
  webhooks: async ({ caller }) => ({ webhooks: (await webhooks.list(caller.user_id)).map(presented) }),
  createWebhook: async ({ caller: { user_id, token_id }, body: { url, events }, idempotency }) => {
    if (token_id === undefined) throw new CodedError('UNAUTHENTICATED');
    await requirePublicUrl(url, resolveHost, ownOrigin);
    const row = await webhooks.add(user_id, newWebhookRow(newId(), { url, events, token_id }), idempotency);
    return { webhook: presented(row), secret: row.secret };
  },
  activateWebhook: async ({ caller, params }) =>
    presented(await webhooks.setStatus(caller.user_id, params.id, 'on')),
  removeWebhook: async ({ caller, params }) => {
    await webhooks.remove(caller.user_id, params.id);
    return undefined;
  },
});
