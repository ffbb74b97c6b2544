import { type RefObject, useLayoutEffect, useRef } from 'react';

/** From the top of the page. px */
const placeOf = (row: Element): number => row.getBoundingClientRect().top + window.scrollY;

/**
 * Keeps what is read where it is while earlier messages come above it. A browser does not at the top of the page, where
 * the button is, and some never do.
 * @param log holds the rows
 * @param first id of the first message
 * @returns to be called before earlier ones are fetched
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
