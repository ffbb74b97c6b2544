import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { mailerFromEnvironment } from '../platform/mail.ts';
import { logger } from '../platform/observability.ts';
import { createParameterReader } from '../platform/parameters.ts';
import { openTable } from '../platform/table/client.ts';
import { createProfileStart } from './profile-start.ts';
import { createWelcome } from './welcome-person.ts';

const { TABLE_NAME, SITE_ORIGIN_PARAMETER } = environment('TABLE_NAME', 'SITE_ORIGIN_PARAMETER');
const readParameter = createParameterReader();

export const handler = createJobHandler(
  createWelcome({
    startProfile: createProfileStart(openTable(TABLE_NAME), systemClock),
    sendMail: mailerFromEnvironment(),
    siteOrigin: async () => (await readParameter(SITE_ORIGIN_PARAMETER)) ?? '',
    report: (error) => logger.error('WELCOME_NOT_SENT', { error }),
  }),
);
