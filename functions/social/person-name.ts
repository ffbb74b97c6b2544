import { fullNameOf } from '#shared/profile/full-name.ts';

/** What is read of a person to name them to somebody else. Neither field leaves the server as it is. */
export interface Nameable {
  full_name?: string | undefined;
  email?: string | undefined;
}

/** Of somebody whose profile is not there: a sign that needs no translation. */
const NAMELESS = '…';

const address = /(\S+)@[^\s@]+\.[^\s@]+/g;

/**
 * How a person is shown to others: by full name, or by the e-mail up to its @ (decision D28). An e-mail that
 * somebody typed as their name, or in it, is not shown either: none leaves the server for anybody else.
 */
export const displayNameOf = (profile: Nameable | null | undefined): string => {
  const name = fullNameOf(profile?.full_name) ?? profile?.email?.trim() ?? '';
  const shown = name.replace(address, (whole, local: string) => (whole === name ? local : ''));
  return shown.trim() || NAMELESS;
};
