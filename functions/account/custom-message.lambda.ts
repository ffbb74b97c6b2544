import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { createParameterReader } from '../platform/parameters.ts';
import { accountMailFor } from './account-mail.ts';

const { SITE_ORIGIN_PARAMETER } = environment('SITE_ORIGIN_PARAMETER');
const readParameter = createParameterReader();

export const handler = createJobHandler(async (event: CustomMessageTriggerEvent) => {
  const mail = accountMailFor({
    source: event.triggerSource,
    code: event.request.codeParameter,
    sub: event.request.userAttributes.sub ?? '',
    siteOrigin: (await readParameter(SITE_ORIGIN_PARAMETER)) ?? '',
  });
  if (!mail) return event;
  return { ...event, response: { ...event.response, emailSubject: mail.subject, emailMessage: mail.html } };
});
