import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { type Dictation, useDictationState } from '#web/features/speech/public.ts';
import classes from './mic-message.module.css';

/** Message about the microphone, with available actions. */
export const MicMessage = ({ dictation }: { dictation: Dictation }) => {
  const message = useDictationState(dictation, (state) => state.message);
  const isDeclined = useDictationState(dictation, (state) => state.isDeclined);
  const hasFailed = useDictationState(dictation, ({ parts }) =>
    parts.some(({ status }) => status === 'failed'),
  );
  return (
    <div className={classes.message} role="status">
      {message && <p>{message}</p>}
      {hasFailed && (
        <p className={classes.actions}>
          <Button variant="default" onClick={dictation.retry}>
            {t('Try again')}
          </Button>
          <Button variant="subtle" onClick={dictation.dismissFailed}>
            {t('Discard recording')}
          </Button>
        </p>
      )}
      {isDeclined && (
        <Button variant="subtle" onClick={dictation.askAgain}>
          {t('Change my choice')}
        </Button>
      )}
    </div>
  );
};
