import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { openCloseSessions, openCloseSockets } from '../account/public.ts';
import { createBillingRepository, createCustomers, createEmailOf } from '../billing/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { mailerFromEnvironment } from '../platform/mail/mailer.ts';
import { logger } from '../platform/observability.ts';
import { createParameterReader } from '../platform/parameters.ts';
import { stripeFromEnvironment } from '../platform/payments/stripe-client.ts';
import { openSessionLedger } from '../platform/session/open-session-ledger.ts';
import { createSessionEndRepository } from '../platform/session/session-end-repository.ts';
import { createSessionRepository } from '../platform/session/session-repository.ts';
import { createCallCounter } from '../platform/limits/count-call.ts';
import { createLanguageOf } from '../profile/public.ts';
import { openTable } from '../platform/table/client.ts';
import { createUserPool } from '../platform/user-pool/user-pool.ts';
import { createDevicesRepository } from '../reminders/public.ts';
import { createUpdateStripeEmail } from './update-stripe-email.ts';
import { endOtherSessions, endSession } from './end-session.ts';
import { endSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { syncEmail } from './sync-email.ts';
import { createTakeOverEmail } from './profile-email-repository.ts';
import { noticeLimit, notifyByEmail } from './notify-by-email.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof accountSecurityRoutes> => {
  const { TABLE_NAME, USER_POOL_ID, SITE_ORIGIN_PARAMETER } = environment(
    'TABLE_NAME',
    'USER_POOL_ID',
    'SITE_ORIGIN_PARAMETER',
  );
  const readParameter = createParameterReader();
  const table = openTable(TABLE_NAME);
  const pool = createUserPool();
  const closeSessions = openCloseSessions(table, {
    pool,
    forgetDevices: createDevicesRepository(table, systemClock).forget,
  });
  const sessions = createSessionRepository(table, systemClock);
  const ending = {
    sessions,
    ends: createSessionEndRepository(table, systemClock),
    closeSockets: openCloseSockets(table),
  };
  return {
    listSessions: listSessions({ sessions, clock: systemClock }),
    endSession: endSession(ending),
    endOtherSessions: endOtherSessions(ending),
    endSessions: endSessions({
      userPoolId: USER_POOL_ID,
      closeSessions,
      hasEnded: openSessionLedger().hasEnded,
    }),
    syncEmail: syncEmail({
      confirmedEmailOf: (userId) => pool.confirmedEmail(USER_POOL_ID, userId),
      takeOver: createTakeOverEmail(table, systemClock),
      updateStripeEmail: createUpdateStripeEmail({
        rows: createBillingRepository(table),
        customers: createCustomers(stripeFromEnvironment(), systemClock),
        report: (error, customer_id) => logger.error('CUSTOMER_EMAIL_BEHIND', { error, customer_id }),
      }),
    }),
    notifyByEmail: notifyByEmail({
      emailOf: createEmailOf(table),
      languageOf: createLanguageOf(table),
      siteOrigin: async () => (await readParameter(SITE_ORIGIN_PARAMETER)) ?? '',
      countCall: createCallCounter(table, systemClock, noticeLimit),
      sendEmail: mailerFromEnvironment(),
    }),
  };
};
