import type { StoredWebhook } from './repository.ts';
import { newWebhookSecret } from './sign-body.ts';

/** Returns what is stored of a new webhook, with a new secret. */
export const newWebhookRow = (
  id: string,
  { url, events, token_id }: Pick<StoredWebhook, 'url' | 'events' | 'token_id'>,
) => ({ id, url: new URL(url).href, secret: newWebhookSecret(), events, token_id });
