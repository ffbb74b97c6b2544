import { systemClock } from '../../platform/clock.ts';
import { environment } from '../../platform/env.ts';
import { newUlid } from '../../platform/ids.ts';
import { reportFlood } from '../../platform/limits/report-flood.ts';
import { createSenderLimits, formLimits } from '../../platform/limits/sender-limits.ts';
import { mailerFromEnvironment } from '../../platform/mail/mailer.ts';
import type { Table } from '../../platform/table/client.ts';
import { createFindUserByEmail } from '../../platform/user-pool/find-user-by-email.ts';
import { lazyUserPool } from '../../platform/user-pool/lazy-user-pool.ts';
import { openWithdrawals, type WithdrawalParts } from '../withdrawals/open-withdrawals.ts';
import { createDeclarations } from './declarations-repository.ts';
import { createPlanEndings } from './plan-endings-repository.ts';
import { createReceiveDeclaration } from './receive-declaration.ts';

/** Time limit within the request's 25 s, since a user is waiting. */
const MAIL_TIMEOUT_MS = 8_000;

/** Builds what receives and carries out the declarations of the public forms. */
export const openDeclarations = (table: Table, parts: WithdrawalParts) => {
  const { USER_POOL_ID, SUPPORT_ADDRESS } = environment('USER_POOL_ID', 'SUPPORT_ADDRESS');
  const limits = createSenderLimits(table, systemClock, formLimits.declarations, reportFlood);
  const declarations = createDeclarations(table, systemClock, newUlid, limits);
  return {
    receive: createReceiveDeclaration({
      declarations,
      sendEmail: mailerFromEnvironment(MAIL_TIMEOUT_MS),
      supportAddress: SUPPORT_ADDRESS,
      siteOrigin: parts.siteOrigin,
    }),
    confirming: {
      declarations,
      findUser: createFindUserByEmail(lazyUserPool, USER_POOL_ID),
      rows: parts.rows,
      endings: createPlanEndings(parts.ask),
      withdrawals: openWithdrawals(table, parts),
      sync: parts.sync,
    },
  };
};

export type OpenedDeclarations = ReturnType<typeof openDeclarations>;
