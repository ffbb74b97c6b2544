import type { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { openCloseSessions, openCloseSockets } from '../account/public.ts';
import { createRevokeAllTokens } from '../api-tokens/public.ts';
import { createBillingRepository, createCustomers, createEmailOf } from '../billing/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { mailerFromEnvironment } from '../platform/mail/mailer.ts';
import { logger } from '../platform/observability.ts';
import { stripeFromEnvironment } from '../platform/payments/stripe-client.ts';
import { openSessionLedger } from '../platform/session/open-session-ledger.ts';
import { createPasskeyRepository } from '../platform/session/passkey-repository.ts';
import { createSessionEndRepository } from '../platform/session/session-end-repository.ts';
import { createSessionRepository } from '../platform/session/session-repository.ts';
import { createCallCounter } from '../platform/limits/count-call.ts';
import { createCountSender } from '../platform/limits/count-sender.ts';
import { createSenderLimits } from '../platform/limits/sender-limits.ts';
import { createLanguageOf } from '../profile/public.ts';
import { createFindUserByEmail } from '../platform/user-pool/find-user-by-email.ts';
import { createPasskeySignIn } from '../platform/user-pool/passkey-sign-in.ts';
import { passkeysAtPool } from '../platform/user-pool/passkeys-at-pool.ts';
import { createSignInSettings } from '../platform/user-pool/sign-in-settings.ts';
import { openTable } from '../platform/table/client.ts';
import { createUserPool } from '../platform/user-pool/user-pool.ts';
import { createDevicesRepository } from '../reminders/public.ts';
import { createAppRepository } from './app-repository.ts';
import { changeApp } from './change-app.ts';
import { confirmEmail, emailChangeLimit, requestEmail, undoEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { createEmailChanges } from './email-changes-repository.ts';
import { addPasskey, startPasskey } from './passkeys/add-passkey.ts';
import { listPasskeys, removePasskey } from './passkeys/list-passkeys.ts';
import { createCheckPasskey, startPasskeyProof } from './passkeys/prove-with-passkey.ts';
import { proofLimit, prove } from './prove.ts';
import { createCodes } from './recovery-codes/create-codes.ts';
import { recover } from './recovery-codes/recover.ts';
import { createRecoveryCodes } from './recovery-codes/recovery-codes-repository.ts';
import { recoveryLimit, recoveryLimits } from './recovery-codes/recovery-limits.ts';
import { createSendCode } from './send-code.ts';
import { neverFailing, openSendNotice } from './send-notice.ts';
import { createUpdateStripeEmail } from './update-stripe-email.ts';
import { endOtherSessions, endSession } from './end-session.ts';
import { endSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { syncEmail } from './sync-email.ts';
import { createTakeOverEmail } from './profile-email-repository.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof accountSecurityRoutes> => {
  const { TABLE_NAME, USER_POOL_ID, USER_POOL_CLIENT_ID } = environment(
    'TABLE_NAME',
    'USER_POOL_ID',
    'USER_POOL_CLIENT_ID',
  );
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
  const settings = createSignInSettings(USER_POOL_ID);
  const sendNotice = neverFailing(openSendNotice(table), (error) =>
    logger.error('NOTICE_NOT_SENT', { error }),
  );
  const email = {
    settings,
    changes: createEmailChanges(table, systemClock),
    sendNotice,
    takeOver: createTakeOverEmail(table, systemClock),
    updateStripeEmail: createUpdateStripeEmail({
      rows: createBillingRepository(table),
      customers: createCustomers(stripeFromEnvironment(), systemClock),
      report: (error, customer_id) => logger.error('CUSTOMER_EMAIL_BEHIND', { error, customer_id }),
    }),
  };
  const apps = createAppRepository(table, systemClock);
  const codes = createRecoveryCodes(table, systemClock);
  const findUser = createFindUserByEmail(pool, USER_POOL_ID);
  const passkeys = {
    pool: passkeysAtPool,
    passkeys: createPasskeyRepository(table, systemClock),
    sendNotice,
    clock: systemClock,
  };
  const passkeySignIn = createPasskeySignIn(USER_POOL_CLIENT_ID);
  const countProof = createCallCounter(table, systemClock, proofLimit);
  return {
    listSessions: listSessions({ sessions, clock: systemClock }),
    endSession: endSession(ending),
    endOtherSessions: endOtherSessions(ending),
    endSessions: endSessions({
      userPoolId: USER_POOL_ID,
      closeSessions,
      hasEnded: openSessionLedger().hasEnded,
      revokeTokens: createRevokeAllTokens(table),
    }),
    syncEmail: syncEmail({
      ...email,
      confirmedEmailOf: (userId) => pool.confirmedEmail(USER_POOL_ID, userId),
    }),
    prove: prove({
      settings,
      clientId: USER_POOL_CLIENT_ID,
      checkPasskey: createCheckPasskey({ ...passkeys, passkeySignIn }),
      sessions,
      countCall: countProof,
    }),
    startPasskeyProof: startPasskeyProof(passkeySignIn, countProof),
    changePassword: changePassword({ settings, sendNotice }),
    changeApp: changeApp({ settings, apps, codes, sendNotice }),
    listPasskeys: listPasskeys(passkeys),
    startPasskey: startPasskey(passkeys),
    addPasskey: addPasskey(passkeys),
    removePasskey: removePasskey(passkeys),
    countRecoveryCodes: ({ caller: { user_id } }) => codes.count(user_id),
    createRecoveryCodes: createCodes({ codes, sendNotice }),
    recover: recover({
      settings,
      clientId: USER_POOL_CLIENT_ID,
      findUser,
      codes,
      apps,
      countVisitor: createCountSender(
        table,
        createSenderLimits(table, systemClock, recoveryLimits, () => logger.warn('RECOVERY_FLOODED')),
      ),
      countCall: createCallCounter(table, systemClock, recoveryLimit),
      sendNotice,
    }),
    requestEmail: requestEmail({
      ...email,
      isTaken: async (address) => (await findUser(address)) !== null,
      countCall: createCallCounter(table, systemClock, emailChangeLimit),
      sendCode: createSendCode({ languageOf: createLanguageOf(table), sendEmail: mailerFromEnvironment() }),
    }),
    confirmEmail: confirmEmail({ ...email, emailOf: createEmailOf(table) }),
    undoEmail: undoEmail({ ...email, userPoolId: USER_POOL_ID, closeSessions }),
  };
};
