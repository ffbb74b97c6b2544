import type { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import { neverFailing, openSendNotice } from '../account-security/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { logger } from '../platform/observability.ts';
import { openTable } from '../platform/table/client.ts';
import { createToken } from './create-token.ts';
import { createMayWrite } from './may-write.ts';
import { listTokens } from './list-tokens.ts';
import { createCallCounter } from '../platform/limits/count-call.ts';
import { createSendMessage } from '../platform/send-message.ts';
import { createWebhooks, lookUpHost, manualLimit, webhookSettingsEndpoints } from '../webhooks/public.ts';
import { createApiTokens } from './repository.ts';
import { revokeToken } from './revoke-token.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof apiTokenRoutes> => {
  const { TABLE_NAME, WEBHOOK_QUEUE_URL, WEBHOOK_ORIGIN } = environment(
    'TABLE_NAME',
    'WEBHOOK_QUEUE_URL',
    'WEBHOOK_ORIGIN',
  );
  const table = openTable(TABLE_NAME);
  const tokens = createApiTokens(table, systemClock);
  const sendNotice = neverFailing(openSendNotice(table), (error) =>
    logger.error('NOTICE_NOT_SENT', { error }),
  );
  return {
    list: listTokens(tokens),
    create: createToken({ tokens, clock: systemClock, newId: newUlid, sendNotice }),
    revoke: revokeToken(tokens),
    ...webhookSettingsEndpoints({
      webhooks: createWebhooks(table, systemClock),
      mayWrite: createMayWrite(tokens, systemClock),
      resolveHost: lookUpHost,
      ownOrigin: WEBHOOK_ORIGIN || undefined,
      countCall: createCallCounter(table, systemClock, manualLimit),
      send: createSendMessage(WEBHOOK_QUEUE_URL),
      clock: systemClock,
      newId: newUlid,
    }),
  };
};
