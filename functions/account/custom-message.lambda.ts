import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { createJobHandler } from '../platform/job-handler.ts';
import { accountMailFor } from './account-mail.ts';

export const handler = createJobHandler(async (event: CustomMessageTriggerEvent) => {
  const mail = accountMailFor(event.triggerSource, event.request.codeParameter);
  if (!mail) return event;
  return { ...event, response: { ...event.response, emailSubject: mail.subject, emailMessage: mail.html } };
});
