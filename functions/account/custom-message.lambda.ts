import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { createParameterReader } from '../platform/parameters.ts';
import { openTable } from '../platform/table/client.ts';
import { followSignUp } from '../referrals/parts.ts';
import { accountMailFor } from './account-mail.ts';

const { SITE_ORIGIN_PARAMETER, TABLE_NAME } = environment('SITE_ORIGIN_PARAMETER', 'TABLE_NAME');
const readParameter = createParameterReader();
const friends = followSignUp(openTable(TABLE_NAME), systemClock, (error) =>
  logger.error('REFERRAL_NOT_WRITTEN', { error }),
);

export const handler = createJobHandler(async (event: CustomMessageTriggerEvent) => {
  const [siteOrigin = ''] = await Promise.all([
    readParameter(SITE_ORIGIN_PARAMETER),
    friends.signedUp(event),
  ]);
  const mail = accountMailFor({
    source: event.triggerSource,
    code: event.request.codeParameter,
    sub: event.request.userAttributes.sub ?? '',
    siteOrigin,
  });
  if (!mail) return event;
  return { ...event, response: { ...event.response, emailSubject: mail.subject, emailMessage: mail.html } };
});
