import { carryToast } from '#web/ui/feedback/carry-toast.ts';

/** Removed by web/site/client/main.ts, when a public page has really opened. */
const KEY = 'platewise-left-for';

/** @returns whether the browser goes; false where it would only come back to the app */
export type OpenSitePage = (address: string) => boolean;

/** Where the app answers again instead of the page, as an old copy of it may, it would go round in circles. */
const isCircle = (address: string): boolean => {
  try {
    const before = sessionStorage.getItem(KEY);
    sessionStorage.setItem(KEY, address);
    return before === address;
  } catch {
    return true;
  }
};

/** Opens a page of the site that the app does not draw, and takes the last toast along. */
export const openSitePage: OpenSitePage = (address) => {
  if (isCircle(address)) return false;
  carryToast();
  const { pathname, search } = new URL(address, window.location.href);
  const differsByAnchor =
    address.includes('#') && pathname === window.location.pathname && search === window.location.search;
  window.location.replace(address);
  // Such an address would only scroll.
  if (differsByAnchor) window.location.reload();
  return true;
};
