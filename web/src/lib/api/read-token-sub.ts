/**
 * Returns the `sub` of an access token; null if it cannot be parsed. The token is not verified here, but by the API.
 */
export const readTokenSub = (token: string): string | null => {
  try {
    const [, claims = ''] = token.split('.');
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
};
