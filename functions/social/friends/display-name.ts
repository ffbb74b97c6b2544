import { fullNameOf } from '#shared/profile/full-name.ts';

/** The profile fields that a display name is made of. Neither is sent to clients unchanged. */
export interface Nameable {
  full_name?: string | undefined;
  email?: string | undefined;
}

/** Shown for a missing profile; needs no translation. */
const NAMELESS = '…';

const address = /(\S+)@[^\s@]+\.[^\s@]+/g;

/**
 * Returns a user's display name: the full name, or the email up to its @ (decision D28). Emails within a name are
 * hidden too, since no email is sent to another user.
 */
export const displayNameOf = (profile: Nameable | null | undefined): string => {
  const name = fullNameOf(profile?.full_name) ?? profile?.email?.trim() ?? '';
  const shown = name.replace(address, (whole, local: string) => (whole === name ? local : ''));
  return shown.trim() || NAMELESS;
};
