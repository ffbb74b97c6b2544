import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './scroll-area.module.css';

/** How long the scrollbar stays once the pointer has left, in ms. */
const HIDE_AFTER_MS = 600;

interface Props {
  /** Gives the area its height: what does not fit scrolls. */
  className?: string | undefined;
  children: ReactNode;
}

/** Whether the scrollbar shows: while the pointer is over the area, and a moment longer. */
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
 * A part of a page that scrolls on its own, up and down. The browser's own scrollbar: Mantine's would be a twelfth of
 * the first load, with what it brings.
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
