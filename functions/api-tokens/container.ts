import type { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import { neverFailing, openSendNotice } from '../account-security/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { logger } from '../platform/observability.ts';
import { openTable } from '../platform/table/client.ts';
import { createToken } from './create-token.ts';
import { listTokens } from './list-tokens.ts';
import { createApiTokens } from './repository.ts';
import { revokeToken } from './revoke-token.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof apiTokenRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const tokens = createApiTokens(table, systemClock);
  const sendNotice = neverFailing(openSendNotice(table), (error) =>
    logger.error('NOTICE_NOT_SENT', { error }),
  );
  return {
    list: listTokens(tokens),
    create: createToken({ tokens, clock: systemClock, newId: newUlid, sendNotice }),
    revoke: revokeToken(tokens),
  };
};
