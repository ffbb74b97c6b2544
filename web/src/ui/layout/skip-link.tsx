import { t } from '#web/lib/language/translate.ts';
import classes from './skip-link.module.css';

interface Props {
  /** Moves the focus past the navigation. */
  onSkip: () => void;
}

/** First stop of the Tab key, seen only there: the way past the navigation. */
export const SkipLink = ({ onSkip }: Props) => (
  <button type="button" className={classes.skip} onClick={onSkip}>
    {t('Skip to content')}
  </button>
);
