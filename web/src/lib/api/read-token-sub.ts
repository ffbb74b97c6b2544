/** Whose access token it is: its `sub`; null where it cannot be read. It is only read here, the API proves it. */
export const readTokenSub = (token: string): string | null => {
  try {
    const [, claims = ''] = token.split('.');
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
};
