import type { ReactNode } from 'react';
import classes from './chip.module.css';
import type { Tone } from './status-tones.ts';

interface Props {
  tone: Tone;
  children: ReactNode;
}

/** Label on a colored background. */
export const Chip = ({ tone, children }: Props) => (
  <span className={classes.chip} data-tone={tone}>
    {children}
  </span>
);
