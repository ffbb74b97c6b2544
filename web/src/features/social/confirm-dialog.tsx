import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import classes from './dialogs.module.css';

interface Props {
  title: string;
  /** What follows from it. */
  says: string;
  /** The button that does it. */
  yes: string;
  isBusy: boolean;
  onYes: () => void;
  onClose: () => void;
}

/** Asks before something that cannot simply be taken back. */
export const ConfirmDialog = ({ title, says, yes, isBusy, onYes, onClose }: Props) => (
  <Dialog title={title} onClose={onClose} width="28rem">
    <p>{says}</p>
    <div className={classes.choices}>
      <Button loading={isBusy} onClick={onYes}>
        {yes}
      </Button>
      <Button variant="default" onClick={onClose}>
        {t('Cancel')}
      </Button>
    </div>
  </Dialog>
);
