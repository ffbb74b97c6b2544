import { carryToast } from '#web/ui/feedback/carry-toast.ts';

/** Removed by web/site/client/main.ts once a public page has opened. */
const KEY = 'platewise-left-for';

/** @returns whether the browser navigates; false if it would only return to the app */
export type OpenSitePage = (address: string) => boolean;

/** Detects a redirect loop: an old cached app may respond instead of the public page. */
const isCircle = (address: string): boolean => {
  try {
    const before = sessionStorage.getItem(KEY);
    sessionStorage.setItem(KEY, address);
    return before === address;
  } catch {
    return true;
  }
};

/** Opens a page that is not part of the app, and passes on the last toast. */
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
