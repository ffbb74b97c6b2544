import { t } from '#web/lib/language/translate.ts';

/** What a user's password must not be, as far as the form knows it. */
export interface OwnDetails {
  name?: string | undefined;
  email?: string | undefined;
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const withoutDigits = (text: string): string => text.replace(/\d+$/, '');

/** Shortest part of a name that is refused. */
const MIN_PART = 3;

const isOwn = (password: string, { name = '', email = '' }: OwnDetails): boolean => {
  const typed = lettersOf(password);
  const parts = [name, email, email.split('@')[0] ?? '', ...name.split(/\s+/)];
  return parts
    .map(lettersOf)
    .filter(({ length }) => length >= MIN_PART)
    .some((part) => [typed, withoutDigits(typed)].includes(part));
};

/**
 * Returns why a new password is refused although the user pool would accept it: it is one of the 10,000 most common
 * ones, the user's name or email address, with or without a number at its end, or known from a data breach; null if it
 * is none of them. Without a connection, only the user's name and address are recognized.
 * Source: NIST SP 800-63B, section 5.1.1.2; decision D55.
 */
export const passwordRefusal = async (password: string, own: OwnDetails = {}): Promise<string | null> => {
  if (isOwn(password, own)) return t('Your password can’t be your name or email address.');
  const list = await import('./common-passwords.ts').catch(() => null);
  if (list?.commonPasswords.includes(password.toLowerCase()))
    return t('This password is one of the most common ones, so it’s easy to guess. Choose another one.');
  const breaches = await import('./breached.ts').catch(() => null);
  return (await breaches?.isBreached(password))
    ? t('This password has been exposed in a data breach, so others may try it. Choose another one.')
    : null;
};
