import { BRAND } from '#shared/brand.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import type { AppealOutcome, BrokenRule, ModerationAction } from '#shared/moderation/schema.ts';
import { escaped, mailPage, paragraph } from '../platform/mail/mail-layout.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** What the owner of a meal or an account is emailed about. */
export type ModerationNotice =
  | {
      kind: ModerationAction;
      rule: BrokenRule;
      meal_name: string | null;
      /** What staff added. */
      message: string | null;
      /** End of a suspension. */
      until: string | null;
      /** The token of the link to the appeal page. */
      token: string;
    }
  | { kind: 'appeal'; outcome: AppealOutcome; action: ModerationAction; answer: string | null }
  | { kind: 'account_opened' };

/** Returns why, as a sentence. */
const ruleOf = (rule: BrokenRule, { t }: Translator): string =>
  ({
    spam: t('Reason: our rules don’t allow spam and advertising.'),
    offensive: t('Reason: our rules don’t allow insults and hate.'),
    harmful: t('Reason: our rules don’t allow content that may harm others, such as promoting starvation.'),
    private: t('Reason: our rules don’t allow sharing what is private to someone else.'),
    other: t('Reason: it broke our rules.'),
  })[rule];

const dateOf = (at: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(at),
  );

/** Returns what happened, as a sentence. */
const lineOf = (notice: ModerationNotice, { t, language }: Translator): string => {
  switch (notice.kind) {
    case 'meal_hidden':
      return t('We hid your shared meal “{meal}”. Others can’t see it anymore. It stays in your diary.', {
        meal: notice.meal_name ?? '',
      });
    case 'meal_removed':
      return t('We removed your shared meal “{meal}” with its likes. It stays in your diary.', {
        meal: notice.meal_name ?? '',
      });
    case 'account_warned':
      return t('This is a warning about what you share. If it happens again, we may block your account.');
    case 'account_suspended':
      return t('We suspended your account until {date} (UTC). Until then, you can’t sign in.', {
        date: dateOf(notice.until ?? '', language),
      });
    case 'account_blocked':
      return t('We blocked your account. You can’t sign in, and others can’t see your meals.');
    case 'account_opened':
      return t('Your account is open again. You can sign in as before.');
    case 'appeal':
      return notice.outcome === 'upheld'
        ? t('We read your appeal, and our decision stays.')
        : t('We read your appeal, and reversed our decision. We’re sorry.');
  }
};

const subjectOf = ({ kind }: ModerationNotice, { t }: Translator): string => {
  const brand = { brand: BRAND };
  if (kind === 'meal_hidden' || kind === 'meal_removed') return t('About your shared meal on {brand}', brand);
  if (kind === 'account_warned') return t('A warning about your {brand} account', brand);
  if (kind === 'account_suspended') return t('Your {brand} account is suspended', brand);
  if (kind === 'account_blocked') return t('Your {brand} account is blocked', brand);
  if (kind === 'appeal') return t('Your appeal to {brand}', brand);
  return t('Your {brand} account is open again', brand);
};

/** Returns what a reversed decision means for the user. */
const reversedOf = (notice: ModerationNotice, { t }: Translator): string | null => {
  if (notice.kind !== 'appeal' || notice.outcome !== 'lifted') return null;
  if (notice.action === 'meal_hidden') return t('Others can see your meal again.');
  if (notice.action === 'meal_removed') return t('You can share the meal again.');
  return notice.action === 'account_warned' ? null : t('You can sign in again.');
};

/** Builds the email about a decision of staff, or about the answer to an appeal. */
export const moderationEmail = (
  to: string,
  siteOrigin: string,
  notice: ModerationNotice,
  words: Translator = english,
): Mail => {
  const { t, language } = words;
  const isDecision = 'token' in notice;
  const added = isDecision ? notice.message : notice.kind === 'appeal' ? notice.answer : null;
  const lines = [
    lineOf(notice, words),
    isDecision ? ruleOf(notice.rule, words) : null,
    reversedOf(notice, words),
    added === null ? null : t('Our team writes: {message}', { message: added }),
  ].filter((line) => line !== null);
  const link = isDecision ? `${siteOrigin}/appeal?token=${notice.token}` : null;
  const how = t('If you think this is wrong, appeal within six months. Someone from our team reads it:');
  const label = t('Write an appeal');
  return {
    to,
    subject: subjectOf(notice, words),
    html: mailPage(
      subjectOf(notice, words),
      [
        ...lines.map((line) => paragraph(escaped(line))),
        ...(link === null ? [] : [paragraph(`${how} <a href="${link}" style="color:#B23019">${label}</a>`)]),
      ],
      t('You’re receiving this email because it is about your account.'),
      language,
    ),
    text: [...lines, ...(link === null ? [] : [`${how}\n${link}`])].join('\n\n').concat('\n'),
  };
};
