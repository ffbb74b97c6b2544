import { t } from '#web/lib/language/translate.ts';
export interface PaymentTab {
  /** Returns false if the user closed the tab in the meantime. */
  go: (url: string) => boolean;
  close: () => void;
}

/**
 * Opens a tab for a Stripe page. Must be called in the click handler, before the address is known: later, browsers
 * block it as a popup. Stripe's page gets no reference to this tab.
 * @returns null if the browser blocks it
 */
export const openPaymentTab = (): PaymentTab | null => {
  const tab = window.open('about:blank', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = t('Opening checkout…');
  return {
    go: (url) => {
      if (tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
};
