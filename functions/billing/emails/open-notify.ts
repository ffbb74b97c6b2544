import { systemClock } from '../../platform/clock.ts';
import { environment } from '../../platform/env.ts';
import { mailerFromEnvironment } from '../../platform/mail/mailer.ts';
import type { Table } from '../../platform/table/client.ts';
import { createLanguageOf } from '../../profile/public.ts';
import { createEmailOf } from '../customers/email-repository.ts';
import type { Details } from '../details/details-repository.ts';
import type { Charges } from '../payments/charges-repository.ts';
import type { Invoices } from '../payments/invoices-repository.ts';
import type { BillingRepository } from '../repository.ts';
import { createMoneyMails } from './money-mails-repository.ts';
import { createNotifyOfEvent, type NotifyOfEvent } from './notify-of-event.ts';
import { createSendMoneyEmail } from './send-money-email.ts';

/** What the emails are built from. */
export interface NotifyParts {
  rows: Pick<BillingRepository, 'read'>;
  invoices: Pick<Invoices, 'find'>;
  charges: Pick<Charges, 'find'>;
  details: Pick<Details, 'scheduledPlan'>;
  siteOrigin: () => Promise<string>;
}

/** Builds the emails about money, with the mail settings of the environment. */
export const openNotify = (table: Table, { siteOrigin, ...parts }: NotifyParts): NotifyOfEvent =>
  createNotifyOfEvent({
    ...parts,
    mails: createMoneyMails(table, systemClock),
    send: createSendMoneyEmail({
      emailOf: createEmailOf(table),
      languageOf: createLanguageOf(table),
      siteOrigin,
      supportAddress: environment('SUPPORT_ADDRESS').SUPPORT_ADDRESS,
      sendEmail: mailerFromEnvironment(),
    }),
    clock: systemClock,
  });
