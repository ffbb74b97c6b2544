import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import classes from './work.module.css';

interface Props {
  title: string;
  /** Additional data that is deleted with the item. */
  text: string;
  action: string;
  isRunning: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Dialog that asks for confirmation before a permanent deletion. */
export const ConfirmDialog = ({ title, text, action, isRunning, onConfirm, onClose }: Props) => (
  <Dialog title={title} onClose={onClose} width="28rem">
    <div className={classes.form}>
      <p>{text}</p>
      <div className={classes.actions}>
        <Button variant="subtle" onClick={onClose}>
          {t('Keep it')}
        </Button>
        <Button loading={isRunning} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </div>
  </Dialog>
);
