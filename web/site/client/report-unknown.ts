/** Logs an unknown address and its referrer (NOTFOUND-03). */
export const reportUnknown = (): void => {
  if (!document.querySelector('[data-not-found]')) return;
  reportError(new Error(`404: there is no page at ${window.location.pathname}`));
};
