import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { createParameterReader } from '../platform/parameters.ts';
import { openTable } from '../platform/table/client.ts';
import { followSignUp } from '../referrals/public.ts';
import { accountEmailFor } from './account-mail.ts';
import { createLanguageOf } from '../profile/public.ts';
import { createMailLanguage } from './mail-language.ts';
import { loadMailTexts } from '../platform/mail/load-mail-texts.ts';

const { SITE_ORIGIN_PARAMETER, TABLE_NAME } = environment('SITE_ORIGIN_PARAMETER', 'TABLE_NAME');
const readParameter = createParameterReader();
const table = openTable(TABLE_NAME);
const readSiteOrigin = async (): Promise<string> => (await readParameter(SITE_ORIGIN_PARAMETER)) ?? '';
const friends = followSignUp(table, systemClock, (error) => logger.error('REFERRAL_NOT_WRITTEN', { error }));
const mailLanguage = createMailLanguage(createLanguageOf(table), (error) =>
  logger.error('LANGUAGE_NOT_READ', { error }),
);

export const handler = createJobHandler(async (event: CustomMessageTriggerEvent) => {
  const words = mailLanguage(event).then(loadMailTexts);
  // In parallel: the user pool waits only 5 s for the whole trigger.
  const [siteOrigin] = await Promise.all([readSiteOrigin(), friends.signedUp(event)]);
  const occasion = {
    source: event.triggerSource,
    code: event.request.codeParameter,
    sub: event.request.userAttributes.sub ?? '',
    siteOrigin,
  };
  const mail = accountEmailFor(occasion, await words);
  if (!mail) return event;
  return { ...event, response: { ...event.response, emailSubject: mail.subject, emailMessage: mail.html } };
});
