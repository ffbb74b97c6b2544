import { paths } from '#web/lib/navigation/paths.ts';

/** What the mailed link carries: whose password it is (the account's `sub`) and the one-time code (decision D31). */
export interface ResetLink {
  access_token: string;
  refresh_token: string;
}

/** The link's parts in an address; null when one is missing. */
export const resetLinkIn = (query: URLSearchParams): ResetLink | null => {
  const access_token = query.get('access_token');
  const refresh_token = query.get('refresh_token');
  return access_token && refresh_token ? { access_token, refresh_token } : null;
};

/** Where the address that the mail names leads: to the form, with everything it carries, or home. */
export const destinationOf = (query: URLSearchParams): string =>
  query.get('type') === 'recovery' && resetLinkIn(query)
    ? `${paths.resetPassword}?${query.toString()}`
    : paths.home;
