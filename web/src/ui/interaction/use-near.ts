import { type RefObject, useEffect, useState } from 'react';

/** px below the viewport at which an element counts as near. */
const AHEAD = 300;

/**
 * Returns whether an element has been near the viewport, so that what it shows is fetched only for users who scroll to
 * it. Always true without IntersectionObserver.
 */
export const useNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(typeof IntersectionObserver !== 'function');
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${AHEAD}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
};
