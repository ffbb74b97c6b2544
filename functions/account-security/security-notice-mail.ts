import { UNDO_HOURS } from '#shared/account-security/schema.ts';
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
        | 'recovery_codes_created'
        | 'passkey_removed'
        | 'passkey_unknown'
        | 'account_closed'
        | 'email_requested'
        | 'email_restored';
    }
  | {
      kind: 'email_changed';
      /** The token of the link that restores the address. */
      token: string;
    }
  | { kind: 'recovery_code_used'; remaining: number }
  | {
      kind: 'child_account_closed';
      /** After how many days the data is erased. */
      days: number;
    }
  | { kind: 'passkey_added'; device: string; browser: string }
  | { kind: 'token_created'; name: string }
  | { kind: 'webhook_off'; host: string }
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
    case 'recovery_codes_created':
      return t('New recovery codes were created. Older codes don’t work anymore.');
    case 'passkey_added': {
      const { device, browser } = notice;
      return t('A passkey was added with {browser} on {device}. It can sign in without the password.', {
        device,
        browser,
      });
    }
    case 'passkey_removed':
      return t('A passkey was removed from your account.');
    case 'passkey_unknown':
      return t(
        'We removed a passkey that was not added on our site, and ended all sessions. Someone may have had access to your account. Choose a new password now.',
      );
    case 'recovery_code_used':
      return t(
        'The authenticator app was turned off with a recovery code. Your password is now enough to sign in. Unused recovery codes: {remaining}.',
        { remaining: notice.remaining },
      );
    case 'account_closed':
      return t('Your account was closed. You can’t sign in anymore.');
    case 'child_account_closed':
      return t(
        'The account was closed, because someone confirmed that its user is under 13. Its data is erased in {days} days. A parent can have it erased earlier or kept longer by writing to us, and we can reopen the account if the age was a mistake.',
        { days: notice.days },
      );
    case 'email_requested':
      return t(
        'Someone signed in to your account asked to change its email address. The change takes effect once the new address is confirmed.',
      );
    case 'email_changed':
      return t(
        'The email address of your account was changed. This address can’t be used to sign in anymore.',
      );
    case 'email_restored':
      return t('Your email address was restored, and all sessions were ended. Choose a new password now.');
    case 'token_created':
      return t('An API token named “{name}” was created. It can read or change your diary.', {
        name: notice.name,
      });
    case 'webhook_off':
      return t(
        'We turned off your webhook at {host}, because it did not accept our requests several times in a row.',
        { host: notice.host },
      );
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
  if (kind === 'webhook_off') return t('A webhook of your {brand} account was turned off', brand);
  if (kind === 'account_closed' || kind === 'child_account_closed')
    return t('Your {brand} account was closed', brand);
  if (kind === 'email_requested') return t('Your {brand} email address is about to change', brand);
  if (kind === 'email_changed') return t('Your {brand} email address was changed', brand);
  return t('Your {brand} sign-in settings were changed', brand);
};

const titleOf = ({ kind }: SecurityNotice, { t }: Translator): string => {
  if (kind === 'new_device') return t('New sign-in');
  if (kind === 'token_created') return t('New API token');
  if (kind === 'webhook_off') return t('Webhook turned off');
  if (kind === 'account_closed' || kind === 'child_account_closed') return t('Account closed');
  if (kind === 'email_requested') return t('Email change requested');
  if (kind === 'email_changed') return t('Your email address was changed');
  return t('Your sign-in was changed');
};

/** A sentence with the link that follows it. */
interface Advice {
  text: string;
  link: string;
  label: string;
}

/** Returns what to do if someone else made the change. */
const adviceOf = (notice: SecurityNotice, siteOrigin: string, { t, language }: Translator): Advice[] => {
  const contact = siteOrigin + localizedPath(language, '/contact');
  if (notice.kind === 'email_requested') {
    const security = `${siteOrigin}/profile/security`;
    return [
      {
        text: t('If this wasn’t you, sign out everywhere and change your password now:'),
        link: security,
        label: t('Profile, Security'),
      },
      { text: t('If you can’t sign in anymore, contact us:'), link: contact, label: contact },
    ];
  }
  if (notice.kind === 'email_changed')
    return [
      {
        text: t(
          'If this wasn’t you, restore this address within {hours} hours. That also signs everyone out:',
          { hours: UNDO_HOURS },
        ),
        link: `${siteOrigin}/undo-email?token=${notice.token}`,
        label: t('Restore this address'),
      },
      { text: t('If the link doesn’t work, contact us:'), link: contact, label: contact },
    ];
  if (notice.kind === 'webhook_off') {
    const docs = `${siteOrigin}/api-docs`;
    return [
      {
        text: t('Changes since then are not sent. Fix the receiver, then turn the webhook on again:'),
        link: docs,
        label: docs,
      },
    ];
  }
  if (notice.kind === 'child_account_closed')
    return [{ text: t('Write to us:'), link: contact, label: contact }];
  return [
    {
      text: t('If this wasn’t you, reset your password by email, and contact us if you can’t sign in:'),
      link: contact,
      label: contact,
    },
  ];
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
  const advice = adviceOf(notice, siteOrigin, words);
  return {
    to,
    subject: subjectOf(notice, words),
    html: mailPage(
      titleOf(notice, words),
      [
        paragraph(escaped(line)),
        ...advice.map(({ text, link, label }) =>
          paragraph(`${text} <a href="${link}" style="color:#B23019">${label}</a>`),
        ),
      ],
      notice.kind === 'webhook_off'
        ? t('If you no longer need the webhook, there’s nothing to do.')
        : t('If this was you, there’s nothing to do.'),
      language,
    ),
    text: [line, ...advice.map(({ text, link }) => `${text}\n${link}`)].join('\n\n').concat('\n'),
  };
};
