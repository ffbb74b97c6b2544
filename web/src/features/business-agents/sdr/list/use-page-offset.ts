import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the distance of an element from the top of the page, px, also after the page above it has changed. */
export const usePageOffset = (element: RefObject<HTMLElement | null>): number => {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      const top = element.current?.getBoundingClientRect().top;
      if (top !== undefined) setOffset(Math.round(top + globalThis.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return offset;
};
