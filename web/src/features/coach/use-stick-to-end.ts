import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A reader this close to the end counts as following. px */
const NEAR = 140;
/** Space kept above the question. px */
const ABOVE = 24;

const endOf = (): number => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Returns the scroll target: the end, but not beyond the latest question, so that a long answer is read from its start.
 */
const goalIn = (page: HTMLElement | null): number => {
  const question = page?.querySelector('[data-last-question]');
  // Nothing was asked yet: the welcome is read from the top.
  if (!question) return 0;
  return Math.min(endOf(), question.getBoundingClientRect().top + window.scrollY - ABOVE);
};

const stick = (isFollowing: RefObject<boolean>, page: RefObject<HTMLElement | null>): void => {
  const goal = goalIn(page.current);
  // Never scrolls back up while the user reads on.
  if (isFollowing.current && goal > window.scrollY) window.scrollTo({ top: goal });
};

/**
 * Keeps the newest message of a chat in view while the page grows, unless the user scrolled away.
 * @param page element with everything that grows, including the field at its bottom
 */
export const useStickToEnd = (page: RefObject<HTMLElement | null>) => {
  const isFollowing = useRef(true);
  const [isAway, setAway] = useState(false);

  // Runs after every render, because any message may have changed.
  useLayoutEffect(() => stick(isFollowing, page));

  useEffect(() => {
    const look = (): void => {
      const fromEnd = endOf() - window.scrollY;
      isFollowing.current = fromEnd <= NEAR || Math.abs(window.scrollY - goalIn(page.current)) <= 2;
      setAway(fromEnd > NEAR);
    };
    // Rows get their real height when they scroll into view.
    const growing = new ResizeObserver(() => {
      stick(isFollowing, page);
      setAway(endOf() - window.scrollY > NEAR);
    });
    if (page.current) growing.observe(page.current);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      growing.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [page]);

  return {
    /** Whether the end is out of view. */
    isAway,
    /** Follows new messages again, wherever the user had scrolled. */
    follow: (): void => {
      isFollowing.current = true;
    },
    toEnd: (): void => {
      isFollowing.current = true;
      window.scrollTo({ top: endOf() });
    },
  };
};
