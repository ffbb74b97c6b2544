import { t } from '#web/lib/language/translate.ts';
import { HIGH_CONFIDENCE } from '#shared/nutrition/values/confidence.ts';
import classes from './confidence-indicator.module.css';

const CHECK_FROM = 0.55;

type Confidence = {
  word: string;
  level: 'sure' | 'check' | 'guess';
  arc: number;
};

/** Returns the label and ring segment of a confidence from 0 to 1. */
const rateConfidence = (value: number): Confidence => {
  if (value >= HIGH_CONFIDENCE) return { word: t('Confident'), level: 'sure', arc: 1 };
  if (value >= CHECK_FROM) return { word: t('Check this'), level: 'check', arc: 0.66 };
  return { word: t('Best guess'), level: 'guess', arc: 0.33 };
};

/** Confidence as a label with a small ring. `value`: 0 to 1. */
export const ConfidenceIndicator = ({ value }: { value: number }) => {
  const { word, level, arc } = rateConfidence(value);
  return (
    <span className={classes.mark} data-level={level}>
      <svg className={classes.ring} viewBox="-10 -10 20 20" aria-hidden>
        <circle className={classes.track} r="7" />
        <circle r="7" pathLength="1" strokeDasharray={`${arc} 1`} transform="rotate(-90)" />
      </svg>
      {word}
    </span>
  );
};
