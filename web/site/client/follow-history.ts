/**
 * Reloads the page when the browser goes back to another path within this document. After signing out, the front page
 * replaces the app at the same address, so the browser treats the app's earlier entries as part of this page.
 * @param reload replaced in tests
 */
export const followHistory = (reload: () => void = () => window.location.reload()): void => {
  const { pathname } = window.location;
  addEventListener('popstate', () => {
    if (window.location.pathname !== pathname) reload();
  });
};
