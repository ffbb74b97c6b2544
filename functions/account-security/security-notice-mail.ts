import { BRAND } from '#shared/brand.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import { escaped, mailPage, paragraph } from '../platform/mail/mail-layout.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** A change of an account's security that its owner is emailed about. */
export type SecurityNotice =
  | {
      kind:
        | 'password_changed'
        | 'password_reset'
        | 'app_turned_on'
        | 'app_turned_off'
        | 'app_removed'
        | 'account_closed';
    }
  | { kind: 'token_created'; name: string }
  | { kind: 'new_device'; device: string; browser: string; at: string; timeZone: string | null };

/** Returns an instant as text, in the time zone of the session if known, else in UTC. */
const timeOf = (at: string, timeZone: string | null, language: string): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZone ?? 'UTC',
  }).format(new Date(at));

const placeOf = (timeZone: string | null): string => (timeZone ?? 'UTC').replaceAll('_', ' ');

/** Returns what happened, as plain text. */
const lineOf = (notice: SecurityNotice, { t, language }: Translator): string => {
  switch (notice.kind) {
    case 'password_changed':
      return t('The password of your account was changed.');
    case 'password_reset':
      return t('The password of your account was reset by email, and all sessions were ended.');
    case 'app_turned_on':
      return t('An authenticator app was turned on. You’ll need its code to sign in.');
    case 'app_turned_off':
      return t('The authenticator app was turned off. Your password is now enough to sign in.');
    case 'app_removed':
      return t('An authenticator app that was not set up on our site was removed with the password reset.');
    case 'account_closed':
      return t('Your account was closed. You can’t sign in anymore.');
    case 'token_created':
      return t('An API token named “{name}” was created. It can read or change your diary.', {
        name: notice.name,
      });
    case 'new_device': {
      const { device, browser, at, timeZone } = notice;
      const values = { device, browser, time: timeOf(at, timeZone, language), place: placeOf(timeZone) };
      return t('Your account was used on a new device: {browser} on {device}, {time} ({place}).', values);
    }
  }
};

const subjectOf = ({ kind }: SecurityNotice, { t }: Translator): string => {
  const brand = { brand: BRAND };
  if (kind === 'new_device') return t('New sign-in to your {brand} account', brand);
  if (kind === 'token_created') return t('New API token for your {brand} account', brand);
  if (kind === 'account_closed') return t('Your {brand} account was closed', brand);
  return t('Your {brand} sign-in settings were changed', brand);
};

const titleOf = ({ kind }: SecurityNotice, { t }: Translator): string => {
  if (kind === 'new_device') return t('New sign-in');
  if (kind === 'token_created') return t('New API token');
  if (kind === 'account_closed') return t('Account closed');
  return t('Your sign-in was changed');
};

/**
 * Builds the email about a change of an account's security, so that its owner notices changes made by someone else.
 */
export const securityNoticeEmail = (
  to: string,
  siteOrigin: string,
  notice: SecurityNotice,
  words: Translator = english,
): Mail => {
  const { t, language } = words;
  const line = lineOf(notice, words);
  const notYou = t('If this wasn’t you, reset your password by email, and contact us if you can’t sign in:');
  const contact = siteOrigin + localizedPath(language, '/contact');
  return {
    to,
    subject: subjectOf(notice, words),
    html: mailPage(
      titleOf(notice, words),
      [
        paragraph(escaped(line)),
        paragraph(`${notYou} <a href="${contact}" style="color:#B23019">${contact}</a>`),
      ],
      t('If this was you, there’s nothing to do.'),
      language,
    ),
    text: `${line}\n\n${notYou}\n${contact}\n`,
  };
};
