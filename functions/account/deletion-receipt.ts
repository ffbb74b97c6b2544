import { isLanguage, type Language } from '#shared/language/languages.ts';
import type { ClosedAccounts, ReceiptFacts } from './closed-account-repository.ts';

interface Dependencies {
  closed: Pick<ClosedAccounts, 'find' | 'keepReceipt'>;
  /** Returns what the receipt needs, or null for a user without an email. */
  factsOf: (userId: string) => Promise<ReceiptFacts | null>;
  sendReceipt: (facts: ReceiptFacts, language: Language) => Promise<void>;
}

/** Emails the user what was erased, what stays and why (decision 0079). */
export interface DeletionReceipt {
  /** Stores what the receipt needs, before the erasure deletes it. Later runs keep what the first one stored. */
  prepare: (userId: string) => Promise<void>;
  /** Sends the receipt, if it was not sent before. @throws the SDK's error if the email is not accepted */
  send: (userId: string) => Promise<void>;
}

export const createDeletionReceipt = ({ closed, factsOf, sendReceipt }: Dependencies): DeletionReceipt => ({
  prepare: async (userId) => {
    if ((await closed.find(userId))?.receipt_to !== undefined) return;
    const facts = await factsOf(userId);
    if (facts !== null) await closed.keepReceipt(userId, facts);
  },

  send: async (userId) => {
    const row = await closed.find(userId);
    if (row?.receipt_to === undefined) return;
    const language = isLanguage(row.receipt_language) ? row.receipt_language : 'en';
    const { receipt_to: to, has_payments = false, has_used_trial = false } = row;
    await sendReceipt({ to, language, has_payments, has_used_trial }, language);
  },
});
