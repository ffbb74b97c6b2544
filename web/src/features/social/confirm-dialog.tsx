import { Button } from '@mantine/core';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import classes from './dialogs.module.css';
import { CancelButton } from '#web/ui/inputs/cancel-button.tsx';

interface Props {
  title: string;
  /** Consequence of the action. */
  says: string;
  /** Label of the confirm button. */
  yes: string;
  isBusy: boolean;
  onYes: () => void;
  onClose: () => void;
}

/** Dialog that asks for confirmation before an action that cannot easily be undone. */
export const ConfirmDialog = ({ title, says, yes, isBusy, onYes, onClose }: Props) => (
  <Dialog title={title} onClose={onClose} width="28rem">
    <p>{says}</p>
    <div className={classes.choices}>
      <Button loading={isBusy} onClick={onYes}>
        {yes}
      </Button>
      <CancelButton onClick={onClose} />
    </div>
  </Dialog>
);
