import { t } from '#web/lib/language/translate.ts';
import { useRef } from 'react';
import { BRAND } from '#shared/brand.ts';
import { notify } from '#web/ui/feedback/notify.ts';

const byHand = (link: string): string => t('Please copy this link manually: {link}', { link });

const copy = async (link: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(link);
    notify.success(t('Link copied!'));
  } catch {
    notify.error(t('Couldn’t copy'), byHand(link));
  }
};

const isCancelled = (error: unknown): boolean => (error as Error | undefined)?.name === 'AbortError';

/** Copies and shares the link. If the browser cannot share, sharing copies it. */
export const useShareLink = (link: string) => {
  // The browser rejects a second share while one is open, which would look like an error.
  const isOpen = useRef(false);
  const share = async (): Promise<void> => {
    if (typeof navigator.share !== 'function') return copy(link);
    if (isOpen.current) return;
    isOpen.current = true;
    try {
      await navigator.share({
        title: BRAND,
        text: t('Join me on {product} and find out what’s on your plate.', { product: BRAND }),
        url: link,
      });
    } catch (error) {
      if (!isCancelled(error)) notify.error(t('Share failed'), byHand(link));
    } finally {
      isOpen.current = false;
    }
  };
  return { copy: () => void copy(link), share: () => void share() };
};
