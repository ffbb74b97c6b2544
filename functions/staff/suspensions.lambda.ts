import { createAccountBlocks, createModerationDecisions, openNotifyOwner } from '../moderation/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { newUlid } from '../platform/ids.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { openTable } from '../platform/table/client.ts';
import { tryTransact } from '../platform/table/transact.ts';
import { createUserPool } from '../platform/user-pool/user-pool.ts';
import { createAuditRepository } from './audit-repository.ts';
import { createEndSuspensions } from './moderation/end-suspensions.ts';
import { openAccountSwitch } from './open-account-switch.ts';

const { TABLE_NAME, USER_POOL_ID } = environment('TABLE_NAME', 'USER_POOL_ID');
const table = openTable(TABLE_NAME);

const endSuspensions = createEndSuspensions({
  ...openAccountSwitch(table, createUserPool(), USER_POOL_ID),
  blocks: createAccountBlocks(table, systemClock),
  decisions: createModerationDecisions(table, systemClock),
  audit: createAuditRepository(table, systemClock, newUlid),
  notify: openNotifyOwner(table),
  tryWrite: (writes) => tryTransact(table, writes),
  report: (error) => logger.error('SUSPENSION_NOT_ENDED', { error }),
});

/** Runs every 15 minutes. */
export const handler = createJobHandler(async () => {
  const accounts = await endSuspensions();
  if (accounts > 0) logger.info('Suspensions ended.', { accounts });
});
