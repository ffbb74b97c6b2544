import { paths } from '#web/lib/navigation/paths.ts';

/** Parameters of the reset link: the account's `sub` and the one-time code (decision D31). */
export interface ResetLink {
  access_token: string;
  refresh_token: string;
}

/** Returns the link's parameters from a query; null if one is missing. */
export const resetLinkIn = (query: URLSearchParams): ResetLink | null => {
  const access_token = query.get('access_token');
  const refresh_token = query.get('refresh_token');
  return access_token && refresh_token ? { access_token, refresh_token } : null;
};

/** Returns the redirect target of an email link: the form with all its parameters, or the front page. */
export const destinationOf = (query: URLSearchParams): string =>
  query.get('type') === 'recovery' && resetLinkIn(query)
    ? `${paths.resetPassword}?${query.toString()}`
    : paths.home;
