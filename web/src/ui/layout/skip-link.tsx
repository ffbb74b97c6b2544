import { t } from '#web/lib/language/translate.ts';
import classes from './skip-link.module.css';

interface Props {
  /** Moves the focus past the navigation. */
  onSkip: () => void;
}

/** Skip link: the first stop of the Tab key, visible only when focused. */
export const SkipLink = ({ onSkip }: Props) => (
  <button type="button" className={classes.skip} onClick={onSkip}>
    {t('Skip to content')}
  </button>
);
