import { environment } from '../../platform/env.ts';
import { mailerFromEnvironment } from '../../platform/mail/mailer.ts';
import type { Table } from '../../platform/table/client.ts';
import { createLanguageOf } from '../../profile/public.ts';
import { createEmailOf } from '../customers/email-repository.ts';
import { createSendMoneyEmail } from './send-money-email.ts';

/** Builds the sender of emails about money, with the mail settings of the environment. */
export const openSendMoneyEmail = (table: Table, siteOrigin: () => Promise<string>) =>
  createSendMoneyEmail({
    emailOf: createEmailOf(table),
    languageOf: createLanguageOf(table),
    siteOrigin,
    supportAddress: environment('SUPPORT_ADDRESS').SUPPORT_ADDRESS,
    sendEmail: mailerFromEnvironment(),
  });
