import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { TOO_YOUNG } from '#shared/profile/profile-change.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { useCloseUnderageAccount } from './use-close-underage-account.ts';
import classes from './underage-dialog.module.css';

interface Props {
  /** Full years. */
  age: number;
  onCorrect: () => void;
}

/** Dialog that asks for confirmation before an account is closed because of the user's age, in case of a typo. */
export const UnderageDialog = ({ age, onCorrect }: Props) => {
  const { close, isClosing } = useCloseUnderageAccount();
  const correct = (): void => {
    if (!isClosing) onCorrect();
  };
  return (
    <Dialog title={t('Is {age} correct?', { age })} onClose={correct} closesBeside={false}>
      <div className="stack3">
        <p>
          {t(TOO_YOUNG)}{' '}
          {t(
            'If this is your age, we’ll close your account now. You’ll be signed out everywhere and we won’t save anything new.',
          )}
        </p>
        <p>
          {t(
            'Your existing data stays until it’s deleted. A parent can contact us to delete it. To delete everything now and end a paid plan, go back and choose Delete account in your profile.',
          )}
        </p>
      </div>
      <div className={classes.actions}>
        <Button data-autofocus disabled={isClosing} onClick={correct}>
          {t('Correct my age')}
        </Button>
        <Button variant="default" className={classes.close ?? ''} loading={isClosing} onClick={close}>
          {t('Close my account')}
        </Button>
      </div>
    </Dialog>
  );
};
