import { createBillingRepository, createEmailOf } from '../billing/public.ts';
import { environment } from '../platform/env.ts';
import { loadMailTexts } from '../platform/mail/load-mail-texts.ts';
import { mailerFromEnvironment } from '../platform/mail/mailer.ts';
import { createParameterReader } from '../platform/parameters.ts';
import type { Table } from '../platform/table/client.ts';
import { createLanguageOf } from '../profile/public.ts';
import type { ClosedAccounts } from './closed-account-repository.ts';
import { createDeletionReceipt, type DeletionReceipt } from './deletion-receipt.ts';
import { receiptEmail } from './receipt-mail.ts';

/** Creates the receipt, with the mail settings of the environment. */
export const openDeletionReceipt = (table: Table, closed: ClosedAccounts): DeletionReceipt => {
  const { SITE_ORIGIN_PARAMETER } = environment('SITE_ORIGIN_PARAMETER');
  const readParameter = createParameterReader();
  const sendEmail = mailerFromEnvironment();
  const emailOf = createEmailOf(table);
  const languageOf = createLanguageOf(table);
  const billing = createBillingRepository(table);

  return createDeletionReceipt({
    closed,
    factsOf: async (userId) => {
      const to = await emailOf(userId);
      if (to === null) return null;
      const [language, { has_billing, trial_used }] = await Promise.all([
        languageOf(userId),
        billing.read(userId),
      ]);
      return { to, language, has_payments: has_billing, has_used_trial: trial_used };
    },
    sendReceipt: async (facts, language) => {
      const origin = (await readParameter(SITE_ORIGIN_PARAMETER)) ?? '';
      await sendEmail(receiptEmail(facts, origin, await loadMailTexts(language)));
    },
  });
};
