import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns a row's distance from the top of the page. px */
const placeOf = (row: Element): number => row.getBoundingClientRect().top + window.scrollY;

/**
 * Keeps the scroll position when earlier messages are inserted above. Browsers do not do that at the top of the page,
 * where the button is, and some never do.
 * @param log element with the rows
 * @param first ID of the first message
 * @returns function to call before earlier messages are fetched
 */
export const useKeepScrollPosition = (log: RefObject<HTMLElement | null>, first: string | undefined) => {
  const kept = useRef<{ row: Element; place: number; first: string | undefined } | null>(null);
  useLayoutEffect(() => {
    if (kept.current === null || kept.current.first === first) return;
    const { row, place } = kept.current;
    kept.current = null;
    if (row.isConnected) window.scrollTo({ top: window.scrollY + placeOf(row) - place });
  }, [first]);
  return (): void => {
    const row = log.current?.querySelector('[data-from]');
    if (row) kept.current = { row, place: placeOf(row), first };
  };
};
