const YEAR_SECONDS = 31_536_000;

/**
 * Sets the cookie by which the edge selects the front page, and public pages their bar (decision D39). It is not a
 * secret and grants no access.
 */
export const notifyEdge = (isSignedIn: boolean, page: Document = document): void => {
  const attributes = `Path=/; Max-Age=${isSignedIn ? YEAR_SECONDS : 0}; SameSite=Lax`;
  page.cookie = `session=1; ${attributes}${page.location.protocol === 'https:' ? '; Secure' : ''}`;
};
