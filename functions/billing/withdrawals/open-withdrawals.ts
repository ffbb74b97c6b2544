import { creditParts, createReadBalance, openGrants } from '../../credits/public.ts';
import { systemClock } from '../../platform/clock.ts';
import type { AskStripe } from '../../platform/payments/stripe-client.ts';
import type { Table } from '../../platform/table/client.ts';
import { createPackCredits } from '../checkout/pack-credits-repository.ts';
import { createConsents } from '../consents/consents-repository.ts';
import type { SyncCustomer } from '../customers/sync-customer.ts';
import { createMoneyMails } from '../emails/money-mails-repository.ts';
import { openSendMoneyEmail } from '../emails/open-send-money-email.ts';
import { createCharges } from '../payments/charges-repository.ts';
import type { BillingRepository } from '../repository.ts';
import { createContracts } from './contracts-repository.ts';
import { createRefunds } from './refunds-repository.ts';
import { createWithdrawContract, type WithdrawContract } from './withdraw-contract.ts';
import { createWithdrawals } from './withdrawals-repository.ts';

/** What withdrawals share with the rest of the billing function. */
export interface WithdrawalParts {
  ask: AskStripe;
  rows: Pick<BillingRepository, 'read'>;
  sync: SyncCustomer;
  siteOrigin: () => Promise<string>;
}

/** Builds the withdrawals. */
export const openWithdrawals = (
  table: Table,
  { ask, rows, sync, siteOrigin }: WithdrawalParts,
): WithdrawContract => {
  const readBalance = createReadBalance(creditParts(table, systemClock));
  return createWithdrawContract({
    rows,
    sync,
    contracts: createContracts(ask),
    consents: createConsents(table, systemClock),
    withdrawals: createWithdrawals(table, systemClock),
    credits: createPackCredits(table, openGrants(table, systemClock)),
    keptCredits: async (userId) => (await readBalance(userId)).kept,
    charges: createCharges(ask),
    refunds: createRefunds(ask),
    mails: createMoneyMails(table, systemClock),
    send: openSendMoneyEmail(table, siteOrigin),
  });
};
