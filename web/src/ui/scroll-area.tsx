import { ScrollArea as MantineScrollArea } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './scroll-area.module.css';

/** How long the scrollbar stays once the pointer has left, in ms. */
const HIDE_AFTER_MS = 600;

interface Props {
  /** Gives the area its height: what does not fit scrolls. */
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page that scrolls on its own, up and down. */
export const ScrollArea = ({ className, children }: Props) => (
  <MantineScrollArea
    className={className ?? ''}
    classNames={{ content: classes.content ?? '', thumb: classes.thumb ?? '' }}
    scrollHideDelay={HIDE_AFTER_MS}
    scrollbars="y"
    scrollbarSize="0.5rem"
  >
    {children}
  </MantineScrollArea>
);
