import type { supportRoutes } from '#shared/support/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { mailerFromEnvironment } from '../platform/mail/mailer.ts';
import { logger } from '../platform/observability.ts';
import { createReadPlan } from '../platform/plan/read-plan.ts';
import { createParameterReader } from '../platform/parameters.ts';
import { openTable } from '../platform/table/client.ts';
import { createFindUserByEmail } from '../platform/user-pool/find-user-by-email.ts';
import { lazyUserPool } from '../platform/user-pool/lazy-user-pool.ts';
import { confirm } from './confirm.ts';
import { contact } from './contact.ts';
import { createHasPriority } from './has-priority.ts';
import { createMessageRepository } from './message-repository.ts';
import { createNewsletterRepository } from './newsletter-repository.ts';
import { reportFlood } from '../platform/limits/report-flood.ts';
import { createSenderLimits, formLimits } from '../platform/limits/sender-limits.ts';
import { subscribe } from './subscribe.ts';
import { oneClick, showOneClickPage, unsubscribe } from './unsubscribe.ts';

/** Time limit within the request's 25 s, since a user is waiting. */
const MAIL_TIMEOUT_MS = 8_000;

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof supportRoutes> => {
  const { TABLE_NAME, USER_POOL_ID, SUPPORT_ADDRESS, SITE_ORIGIN_PARAMETER } = environment(
    'TABLE_NAME',
    'USER_POOL_ID',
    'SUPPORT_ADDRESS',
    'SITE_ORIGIN_PARAMETER',
  );
  const table = openTable(TABLE_NAME);
  const readParameter = createParameterReader();
  const siteOrigin = async (): Promise<string> => {
    const origin = await readParameter(SITE_ORIGIN_PARAMETER);
    if (!origin) throw new Error('The site URL is unknown.');
    return origin;
  };
  const limitsOf = (form: keyof typeof formLimits) =>
    createSenderLimits(table, systemClock, formLimits[form], reportFlood);
  const newsletter = createNewsletterRepository(table, systemClock, limitsOf('newsletter'));
  const common = {
    sendEmail: mailerFromEnvironment(MAIL_TIMEOUT_MS),
    supportAddress: SUPPORT_ADDRESS,
    siteOrigin,
    reportTrap: () => logger.warn('FORM_FILLED_BY_PROGRAM'),
    report: (error: unknown) => logger.error('SUPPORT_NOT_FINISHED', error as Error),
  };
  return {
    contact: contact({
      ...common,
      messages: createMessageRepository(table, systemClock, limitsOf('contact')),
      hasPriority: createHasPriority(
        createFindUserByEmail(lazyUserPool, USER_POOL_ID),
        createReadPlan(table, systemClock),
      ),
      clock: systemClock,
    }),
    subscribe: subscribe({ ...common, newsletter }),
    confirm: confirm({ ...common, newsletter }),
    unsubscribe: unsubscribe(newsletter),
    oneClick: oneClick(newsletter),
    oneClickPage: showOneClickPage(),
  };
};
