import type { Price } from '#shared/billing/billing-of.ts';
import { BILLING_PATH } from '#shared/billing/portal.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import { creditPacks } from '#shared/plans/packs.ts';
import { plans } from '#shared/plans/plans.ts';
import { escaped, mailPage, paragraph } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { contractTerms, isContract, type Senders } from './contract-terms.ts';
import { type MoneyNotice, type SoldPlan, subjectOf } from './money-notice.ts';

const CENTS = 100;

const money = ({ amount, currency }: Price, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / CENTS);

/** Formats the UTC day of an instant. */
const day = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));

/** Returns e.g. 'Premium, $19.99 a month'. */
const describedBeforeTax = ({ plan, interval, price }: SoldPlan, { t, language }: Translator): string => {
  const { name } = plans[plan];
  if (price === null || interval === null) return name;
  const values = { plan: name, price: money(price, language) };
  return interval === 'monthly' ? t('{plan}, {price} a month', values) : t('{plan}, {price} a year', values);
};

/** Returns e.g. 'Premium, €19.99 a month including tax'. */
const described = (sold: SoldPlan, words: Translator): string => {
  const plan = describedBeforeTax(sold, words);
  if (sold.price === null || sold.tax === null) return plan;
  return sold.tax === 'included'
    ? words.t('{plan} including tax', { plan })
    : words.t('{plan} plus any tax', { plan });
};

/** Returns the sentence about the tax in a payment, or none. */
const taxLine = (taxPaid: Price | null, { t, language }: Translator): string[] =>
  taxPaid === null ? [] : [t('This includes {amount} in taxes.', { amount: money(taxPaid, language) })];

/** Returns the sentences of an email about a trial. */
const trialLines = (notice: SoldPlan & { ends: string }, isEnding: boolean, words: Translator): string[] => {
  const { t, language } = words;
  const values = { plan: described(notice, words), date: day(notice.ends, language) };
  return [
    isEnding
      ? t('Your free trial ends on {date}. Then your plan starts: {plan}.', values)
      : t('Your free trial has started and is free until {date}. Then your plan starts: {plan}.', values),
    t(
      'If you don’t want that, cancel before {date}, and nothing is charged. You keep access until then.',
      values,
    ),
  ];
};

/** Returns the sentences of an email about a failed payment: what happens when. */
const failureLines = (
  notice: Extract<MoneyNotice, { kind: 'first_payment_failed' | 'renewal_failed' }>,
  { t, language }: Translator,
): string[] => {
  const amount = money(notice.due, language);
  if (notice.kind === 'first_payment_failed') {
    const paused = t(
      'The first payment of your plan, {amount}, didn’t go through. Paid features are off for now.',
      { amount },
    );
    const until = notice.payBy
      ? t(
          'Pay by {date} to continue your plan. After that it ends and nothing is charged. Your data stays either way.',
          {
            date: day(notice.payBy, language),
          },
        )
      : t('Your data stays either way.');
    return [paused, until];
  }
  return [
    t('The renewal of your plan, {amount}, didn’t go through. You keep your plan while we try again.', {
      amount,
    }),
    notice.next
      ? t(
          'We’ll try again on {date}. Your monthly credits renew once it’s paid. If it keeps failing, your plan ends.',
          {
            date: day(notice.next, language),
          },
        )
      : t('If it isn’t paid, your plan ends.'),
    t('To fix it, update your card or pay the open invoice.'),
  ];
};

/** Formats an instant with its time in UTC. */
const moment = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  );

/** Returns the sentences that confirm a withdrawal (Directive 2011/83/EU, Article 11a(4)). */
const withdrawalLines = (
  { plan, pack, at, refund }: Extract<MoneyNotice, { kind: 'withdrawn' }>,
  { t, language }: Translator,
): string[] => {
  const contract = plan === null ? t('credit pack') : plans[plan].name;
  const values = { contract: pack === null ? contract : creditPacks[pack].name, time: moment(at, language) };
  return [
    t('We received your withdrawal from the contract {contract} on {time}. The contract has ended.', values),
    refund === null || refund.amount === 0
      ? t('There is nothing to refund.')
      : t('We refund {amount} the way you paid. It usually arrives within 5 to 10 days.', {
          amount: money(refund, language),
        }),
    t('Your data stays.'),
  ];
};

/** Returns the sentences of an email. */
const linesOf = (notice: MoneyNotice, words: Translator): string[] => {
  const { t, language } = words;
  switch (notice.kind) {
    case 'trial_started':
      return trialLines(notice, false, words);
    case 'trial_ending':
      return trialLines(notice, true, words);
    case 'trial_refused':
      return [
        notice.reason === 'card'
          ? t('This card was used for a free trial before, and each person gets one.')
          : t('This email inbox was used for a free trial before, and each person gets one.'),
        t('So no plan was started, and nothing was charged. You can choose a plan without a trial.'),
      ];
    case 'receipt': {
      const amount = money(notice.paid, language);
      return [
        notice.plan === null
          ? t('You paid {amount}. Thank you.', { amount })
          : t('You paid {amount} for {plan}. Thank you.', { amount, plan: plans[notice.plan].name }),
        ...taxLine(notice.taxPaid, words),
        ...(notice.next
          ? [t('The next payment is due on {date}.', { date: day(notice.next, language) })]
          : []),
      ];
    }
    case 'pack_bought':
      return [
        t('You paid {amount} for {credits} credits, which are on your account and never expire. Thank you.', {
          amount: money(notice.paid, language),
          credits: new Intl.NumberFormat(language).format(notice.credits),
        }),
        ...taxLine(notice.taxPaid, words),
      ];
    case 'renewal_upcoming':
      return [
        t('Your plan renews on {date}: {plan}.', {
          date: day(notice.on, language),
          plan: described(notice, words),
        }),
        t('If you don’t want that, cancel before then, and nothing is charged.'),
      ];
    case 'first_payment_failed':
    case 'renewal_failed':
      return failureLines(notice, words);
    case 'plan_changed':
      return [
        t('Your plan is now: {plan}.', { plan: described(notice, words) }),
        ...(notice.next
          ? [t('The next payment is due on {date}.', { date: day(notice.next, language) })]
          : []),
      ];
    case 'canceled':
      return [
        t(
          'Your plan {plan} was canceled and won’t renew. You can use it until {date}; nothing more is charged.',
          {
            plan: plans[notice.plan].name,
            date: day(notice.ends, language),
          },
        ),
        t(
          'Your data and purchased credits stay. If you change your mind, you can resume the plan until then.',
        ),
      ];
    case 'resumed':
      return [
        t('Your plan {plan} continues. The next payment is due on {date}.', {
          plan: plans[notice.plan].name,
          date: day(notice.next, language),
        }),
      ];
    case 'plan_ended':
      return [t('Your plan has ended, and nothing more is charged. Your data and purchased credits stay.')];
    case 'withdrawn':
      return withdrawalLines(notice, words);
    case 'refunded':
      return [
        t('We refunded {amount}. It usually arrives on your card within 5 to 10 days.', {
          amount: money(notice.refund, language),
        }),
      ];
  }
};

interface Link {
  url: string;
  label: string;
}

const linksOf = (notice: MoneyNotice, siteOrigin: string, { t }: Translator): Link[] => {
  const invoice = 'invoice' in notice ? notice.invoice : null;
  return [
    ...(invoice === null ? [] : [{ url: invoice, label: t('Invoice and receipt') }]),
    {
      url: siteOrigin + BILLING_PATH,
      label: t('See, change or cancel your plan'),
    },
  ];
};

/** Builds an email about money: what happened, what will be charged when, and where to change it. */
export const moneyEmail = (
  to: string,
  senders: Senders,
  notice: MoneyNotice,
  words: Translator = english,
): Mail => {
  const subject = subjectOf(notice, words);
  const lines = linesOf(notice, words);
  const terms = isContract(notice) ? contractTerms(senders, words) : [];
  const links = linksOf(notice, senders.siteOrigin, words);
  return {
    to,
    subject,
    html: mailPage(
      escaped(subject),
      [
        ...lines.map((line) => paragraph(escaped(line))),
        ...links.map(({ url, label }) =>
          paragraph(`<a href="${escaped(url)}" style="color:#B23019">${escaped(label)}</a>`),
        ),
        ...terms.map((line) => paragraph(escaped(line))),
      ],
      words.t('You’re receiving this email because it’s about a payment or your plan.'),
      words.language,
    ),
    text: [...lines, ...links.map(({ url, label }) => `${label}\n${url}`), ...terms]
      .join('\n\n')
      .concat('\n'),
  };
};
