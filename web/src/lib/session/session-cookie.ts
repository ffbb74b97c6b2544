const YEAR_SECONDS = 31_536_000;

/**
 * Tells the edge which front page to hand out, and the public pages which bar to show (decision D39). No secret: it
 * opens nothing.
 */
export const notifyEdge = (isSignedIn: boolean, page: Document = document): void => {
  const attributes = `Path=/; Max-Age=${isSignedIn ? YEAR_SECONDS : 0}; SameSite=Lax`;
  page.cookie = `session=1; ${attributes}${page.location.protocol === 'https:' ? '; Secure' : ''}`;
};
