import { TERMS_VERSION } from '#shared/billing/contracts/terms-version.ts';
import { withdrawalTextIn } from '#shared/billing/contracts/withdrawal-text/withdrawal-text.ts';
import type { Translator } from '#shared/language/translator.ts';
import { COMPANY } from '#shared/site/company.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import type { MoneyNotice } from './money-notice.ts';

/** Returns whether an email is the first about a contract, so that it has to confirm the contract. */
export const isContract = (notice: MoneyNotice): boolean =>
  notice.kind === 'trial_started' ||
  notice.kind === 'pack_bought' ||
  (notice.kind === 'receipt' && notice.isFirst);

/** Addresses in the emails. */
export interface Senders {
  siteOrigin: string;
  supportAddress: string;
}

/**
 * Returns the paragraphs that confirm a contract on a durable medium (Directive 2011/83/EU, Article 8(7)): the terms,
 * how to cancel, the withdrawal instruction and the model form.
 */
export const contractTerms = (
  { siteOrigin, supportAddress }: Senders,
  { t, language }: Translator,
): string[] => {
  const page = (path: string): string => siteOrigin + localizedPath(language, path);
  const { title, paragraphs, formTitle, form } = withdrawalTextIn(language, {
    company: COMPANY,
    email: supportAddress,
    address: page('/withdraw'),
  });
  return [
    t('This email confirms your contract. Our terms in version {version} apply: {address}', {
      version: TERMS_VERSION,
      address: page('/terms'),
    }),
    t('A plan renews until you cancel it: in the app, or without signing in at {address}', {
      address: page('/cancel'),
    }),
    title,
    ...paragraphs,
    formTitle,
    ...form,
  ];
};
