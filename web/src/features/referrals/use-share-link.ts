import { useRef } from 'react';
import { BRAND } from '#shared/brand.ts';
import { notify } from '../../ui/notify.ts';

const byHand = (link: string): string => `Please copy this link manually: ${link}`;

const copy = async (link: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(link);
    notify.success('Link copied!');
  } catch {
    notify.error('Copy failed', byHand(link));
  }
};

const isCancelled = (error: unknown): boolean => (error as Error | undefined)?.name === 'AbortError';

/** Copies and shares the link. Where the browser cannot share, sharing copies it. */
export const useShareLink = (link: string) => {
  // The browser refuses a second sharing while one is open, which would look like a failure.
  const isOpen = useRef(false);
  const share = async (): Promise<void> => {
    if (typeof navigator.share !== 'function') return copy(link);
    if (isOpen.current) return;
    isOpen.current = true;
    try {
      await navigator.share({
        title: BRAND,
        text: `Count what is on your plate with me on ${BRAND}.`,
        url: link,
      });
    } catch (error) {
      if (!isCancelled(error)) notify.error('Share failed', byHand(link));
    } finally {
      isOpen.current = false;
    }
  };
  return { copy: () => void copy(link), share: () => void share() };
};
