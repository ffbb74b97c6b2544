import type { ReactNode } from 'react';
import type { PostSlug } from '#shared/site/public-paths.ts';
import { useWords } from '../../language/page-language.ts';
import {
  FiberGrains,
  FourWeeks,
  PhotoOfPlate,
  ProteinScale,
  RangeOfCount,
  WeightTrend,
} from './drawings.tsx';
import classes from './post-picture.module.css';

const pictures: Readonly<Record<PostSlug, { alt: string; drawing: ReactNode }>> = {
  'what-a-calorie-count-can-tell-you': {
    alt: 'A calorie dial whose needle stands in the middle of a wide range.',
    drawing: <RangeOfCount />,
  },
  'photograph-a-meal-so-it-can-be-weighed': {
    alt: 'A plate in a camera’s viewfinder, with a fork next to it for scale.',
    drawing: <PhotoOfPlate />,
  },
  'how-much-protein-is-enough': {
    alt: 'Two bars: 0.8 and 2 grams of protein per kilogram of body weight.',
    drawing: <ProteinScale />,
  },
  'fibre-the-number-most-days-miss': { alt: 'Four ears of grain.', drawing: <FiberGrains /> },
  'read-the-trend-not-the-scale': {
    alt: 'Daily weights scattered around a slowly falling line.',
    drawing: <WeightTrend />,
  },
  'a-food-diary-that-lasts': {
    alt: 'Four weeks of plates. Some days are missed, and the diary goes on.',
    drawing: <FourWeeks />,
  },
};

interface Props {
  slug: PostSlug;
  /** Hides the picture from screen readers, where the post's title stands next to it. */
  isDecorative?: boolean;
}

/** Illustration of a blog post, drawn in the colors of the page's theme. */
export const PostPicture = ({ slug, isDecorative = false }: Props) => {
  const { t } = useWords();
  const { alt, drawing } = pictures[slug];
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 640 320"
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t(alt) })}
    >
      {drawing}
    </svg>
  );
};
