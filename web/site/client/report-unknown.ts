/** NOTFOUND-03: an address that no page has is logged, where somebody came by it. */
export const reportUnknown = (): void => {
  if (!document.querySelector('[data-not-found]')) return;
  reportError(new Error(`404: there is no page at ${window.location.pathname}`));
};
