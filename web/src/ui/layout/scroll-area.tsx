import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './scroll-area.module.css';

/** Delay in ms before the scrollbar disappears after the pointer left. */
const HIDE_AFTER_MS = 600;

interface Props {
  /** Sets the area's height: overflowing content scrolls. */
  className?: string | undefined;
  children: ReactNode;
}

/** Returns whether the scrollbar is visible: while the pointer is over the area, and shortly after. */
const useLingering = () => {
  const [isShown, setShown] = useState(false);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hiding.current), []);
  const show = (): void => {
    clearTimeout(hiding.current);
    setShown(true);
  };
  const hideSoon = (): void => {
    clearTimeout(hiding.current);
    hiding.current = setTimeout(() => setShown(false), HIDE_AFTER_MS);
  };
  return { isShown, show, hideSoon };
};

/**
 * Vertically scrolling area with the browser's own scrollbar. Mantine's, with its dependencies, would add a twelfth to
 * the first load.
 */
export const ScrollArea = ({ className, children }: Props) => {
  const { isShown, show, hideSoon } = useLingering();
  return (
    <div
      className={`${classes.area} ${className ?? ''}`}
      data-scrollbar={isShown ? 'shown' : 'hidden'}
      onPointerEnter={show}
      onPointerLeave={hideSoon}
    >
      {children}
    </div>
  );
};
