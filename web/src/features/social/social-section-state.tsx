import type { ComponentProps } from 'react';
import { SectionState } from '#web/ui/feedback/section-state.tsx';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import classes from './people.module.css';

interface Props extends Pick<ComponentProps<typeof SectionState>, 'query' | 'loading' | 'failure'> {
  /** Height of the skeleton. */
  height?: string;
}

/** Loading or error state of a card on the social page. */
export const SocialSectionState = ({ height = '6rem', ...state }: Props) => (
  <SectionState {...state} skeleton={<SkeletonBlock height={height} />} className={classes.fault} />
);
