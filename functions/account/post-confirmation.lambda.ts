import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { createAppRepository, neverFailing, openSendNotice } from '../account-security/public.ts';
import { createRevokeAllTokens } from '../api-tokens/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { mailerFromEnvironment } from '../platform/mail/mailer.ts';
import { logger } from '../platform/observability.ts';
import { createParameterReader } from '../platform/parameters.ts';
import { openTable } from '../platform/table/client.ts';
import { createSignInSettings } from '../platform/user-pool/sign-in-settings.ts';
import { createUserPool } from '../platform/user-pool/user-pool.ts';
import { followSignUp } from '../referrals/public.ts';
import { createDevicesRepository } from '../reminders/public.ts';
import { openCloseSessions } from './open-close-sessions.ts';
import { createSessionEnder } from './session-ender.ts';
import { createProfileStart } from './profile-start-repository.ts';
import { createWelcomeUser } from './welcome-user.ts';

const { TABLE_NAME, SITE_ORIGIN_PARAMETER } = environment('TABLE_NAME', 'SITE_ORIGIN_PARAMETER');
const readParameter = createParameterReader();
const table = openTable(TABLE_NAME);

const welcome = createWelcomeUser({
  startProfile: createProfileStart(table, systemClock),
  sendEmail: mailerFromEnvironment(),
  siteOrigin: async () => (await readParameter(SITE_ORIGIN_PARAMETER)) ?? '',
  report: (error) => logger.error('WELCOME_NOT_SENT', { error }),
});
const friends = followSignUp(table, systemClock, (error) =>
  logger.error('REFERRAL_NOT_COMPLETED', { error }),
);
const apps = createAppRepository(table, systemClock);
const sendNotice = neverFailing(openSendNotice(table), (error) => logger.error('NOTICE_NOT_SENT', { error }));
const endSessions = createSessionEnder({
  closeSessions: openCloseSessions(table, {
    pool: createUserPool(),
    forgetDevices: createDevicesRepository(table, systemClock).forget,
  }),
  removeUnknownApp: async (userPoolId, userName, sub) => {
    const settings = createSignInSettings(userPoolId);
    const [hasApp, isKnown] = await Promise.all([settings.hasApp(userName), apps.isKnown(sub)]);
    if (hasApp && !isKnown) await settings.removeApp(userName);
    return hasApp && !isKnown;
  },
  revokeTokens: createRevokeAllTokens(table),
  notify: (sub, kind) => sendNotice(sub, { kind }),
});

/** Cognito uses one trigger for both events; each part handles its own. */
export const handler = createJobHandler(async (event: PostConfirmationTriggerEvent) => {
  // In parallel: the user pool waits only 5 s for the whole trigger.
  await Promise.all([welcome(event), friends.confirmed(event)]);
  return endSessions(event);
});
