import { motionDuration } from '#web/ui/motion/motion-duration.ts';

let isFirst = true;

/** Fades a page in. Not the app's first page, which follows its first frame. */
export const fadeIn = (page: HTMLElement | null): void => {
  const duration = motionDuration('--motion-calm');
  if (!isFirst && duration > 0) page?.animate({ opacity: [0, 1] }, { duration, easing: 'ease-out' });
  isFirst = false;
};
