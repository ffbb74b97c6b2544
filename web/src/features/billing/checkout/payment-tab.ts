import { t } from '#web/lib/language/translate.ts';
export interface PaymentTab {
  /** False when the person has closed it meanwhile. */
  go: (url: string) => boolean;
  close: () => void;
}

/**
 * A tab for a page of Stripe's. It must be opened in the click itself, before its address is known: later, browsers
 * take it for an unwanted window. Stripe's page gets no hold of this one.
 * @returns null when the browser lets no window open
 */
export const openPaymentTab = (): PaymentTab | null => {
  const tab = window.open('about:blank', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = t('Opening the payment page');
  return {
    go: (url) => {
      if (tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab.close(),
  };
};
