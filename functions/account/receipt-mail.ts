import { ERASED_DAYS } from '#shared/account/erased-users.ts';
import { BRAND } from '#shared/brand.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import { escaped, mailPage, paragraph } from '../platform/mail/mail-layout.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { ReceiptFacts } from './closed-account-repository.ts';

/** Returns what the erasure deleted (`erase.lambda.ts`). */
const erasedOf = ({ has_payments }: ReceiptFacts, { t }: Translator): string[] => [
  t('Your diary: entries, photos, recordings, recipes, meal plans, weights, water, goals and insights'),
  t('Your conversations with the coach, reminders and achievements'),
  t('Meals you shared, likes, friendships and invitations'),
  t('Your leads, tasks, appointments and documents'),
  t('Your messages to support and your newsletter subscription'),
  t('Your exports, API tokens, sessions, profile and sign-in'),
  ...(has_payments ? [t('Your customer record at Stripe, with saved cards and any subscription')] : []),
];

/** Returns what outlives the account, with the reason. */
const keptOf = ({ has_payments, has_used_trial }: ReceiptFacts, { t }: Translator): string[] => [
  ...(has_payments ? [t('Invoices and payments at Stripe: tax law requires us to keep them.')] : []),
  ...(has_used_trial
    ? [
        t(
          'Codes calculated from your email address and card, which don’t reveal them: each address and card gets one free trial.',
        ),
      ]
    : []),
  t('If a friend invited you, such a code for 90 days: each invitation is rewarded once.'),
  t(
    'If our support team changed your account, a record with its ID for 3 years: we must be able to explain it.',
  ),
  t('Backups, for up to 35 days: they can’t be changed, and expire by themselves.'),
  t('The ID of your account, for {days} days: no backup may bring your data back.', { days: ERASED_DAYS }),
];

const listHtml = (lines: readonly string[]): string =>
  `<ul style="line-height:1.55;margin:0 0 1rem;padding-left:1.25rem">${lines
    .map((line) => `<li>${escaped(line)}</li>`)
    .join('')}</ul>`;

const listText = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** Builds the email that confirms the erasure of an account: what was erased, what stays and why. */
export const receiptEmail = (facts: ReceiptFacts, siteOrigin: string, words: Translator = english): Mail => {
  const { t, language } = words;
  const [erased, kept] = [erasedOf(facts, words), keptOf(facts, words)];
  const done = t('Your {brand} account and its data have been erased. This can’t be undone.', {
    brand: BRAND,
  });
  const [erasedTitle, keptTitle] = [t('Erased'), t('What stays, and why')];
  const contact = siteOrigin + localizedPath(language, '/contact');
  const question = t('Questions? Contact us:');
  return {
    to: facts.to,
    subject: t('Your {brand} data was erased', { brand: BRAND }),
    html: mailPage(
      t('Your data was erased'),
      [
        paragraph(escaped(done)),
        paragraph(`<strong>${erasedTitle}</strong>`),
        listHtml(erased),
        paragraph(`<strong>${keptTitle}</strong>`),
        listHtml(kept),
        paragraph(`${question} <a href="${escaped(contact)}" style="color:#B23019">${escaped(contact)}</a>`),
      ],
      t('This is the last email about your account.'),
      language,
    ),
    text: [done, erasedTitle, listText(erased), keptTitle, listText(kept), `${question}\n${contact}`]
      .join('\n\n')
      .concat('\n'),
  };
};
