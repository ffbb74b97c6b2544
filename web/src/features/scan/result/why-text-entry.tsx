import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import classes from './describe-plate.module.css';
import type { WhyWords as Why } from '../scan-state.ts';

interface Props {
  why: Why;
  onRetry: () => void;
  onReconsider: () => void;
}

/** Explains why the photo was not analyzed, with buttons to analyze it after all. */
export const WhyWords = ({ why, onRetry, onReconsider }: Props) => {
  if (why === 'no-model') {
    return (
      <p className={classes.note}>
        {t('Foods in photos aren’t recognized here. Your photo is saved with the meal that you describe.')}
      </p>
    );
  }
  if (why === 'declined') {
    return (
      <div className={classes.note}>
        <p>{t('You chose not to share photos with an AI provider, so we didn’t send this one.')}</p>
        <Button variant="subtle" className={classes.again ?? ''} onClick={onReconsider}>
          {t('Change my choice')}
        </Button>
      </div>
    );
  }
  return (
    <Button variant="subtle" className={classes.again ?? ''} onClick={onRetry}>
      {t('Analyze photo again')}
    </Button>
  );
};
