import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Who is as near to the end is reading it. px */
const NEAR = 140;
/** What stays in sight above the question. px */
const ABOVE = 24;

const endOf = (): number => document.documentElement.scrollHeight - window.innerHeight;

/** The end, but no further than the question that was asked last: a long answer is read from its beginning. */
const goalIn = (page: HTMLElement | null): number => {
  const question = page?.querySelector('[data-last-question]');
  // Nothing was asked yet: the welcome is read from the top.
  if (!question) return 0;
  return Math.min(endOf(), question.getBoundingClientRect().top + window.scrollY - ABOVE);
};

const stick = (isFollowing: RefObject<boolean>, page: RefObject<HTMLElement | null>): void => {
  const goal = goalIn(page.current);
  // Never back up: who went on reading stays there.
  if (isFollowing.current && goal > window.scrollY) window.scrollTo({ top: goal });
};

/**
 * Keeps the newest message of a chat in sight while the page grows, unless the reader has gone elsewhere.
 * @param page all that grows, the field at its foot included
 */
export const useStickToEnd = (page: RefObject<HTMLElement | null>) => {
  const isFollowing = useRef(true);
  const [isAway, setAway] = useState(false);

  // After every render: anything may have been said.
  useLayoutEffect(() => stick(isFollowing, page));

  useEffect(() => {
    const look = (): void => {
      const fromEnd = endOf() - window.scrollY;
      isFollowing.current = fromEnd <= NEAR || Math.abs(window.scrollY - goalIn(page.current)) <= 2;
      setAway(fromEnd > NEAR);
    };
    // Rows take their real height when they come into sight.
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
    /** The end is out of sight. */
    isAway,
    /** Follows what is said from here on, wherever the reader was. */
    follow: (): void => {
      isFollowing.current = true;
    },
    toEnd: (): void => {
      isFollowing.current = true;
      window.scrollTo({ top: endOf() });
    },
  };
};
