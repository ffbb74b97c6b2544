import { systemClock } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import type { Details } from '../details/details-repository.ts';
import type { Charges } from '../payments/charges-repository.ts';
import type { Invoices } from '../payments/invoices-repository.ts';
import type { BillingRepository } from '../repository.ts';
import { createMoneyMails } from './money-mails-repository.ts';
import { createNotifyOfEvent, type NotifyOfEvent } from './notify-of-event.ts';
import { openSendMoneyEmail } from './open-send-money-email.ts';

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
    send: openSendMoneyEmail(table, siteOrigin),
    clock: systemClock,
  });
