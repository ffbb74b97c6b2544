import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { ReasonField, useReason } from './reason-field.tsx';
import classes from './staff.module.css';
import { CancelButton } from '#web/ui/inputs/cancel-button.tsx';

interface Props {
  title: string;
  /** Consequence of the action. */
  about: string;
  /** Label of the confirm button. */
  confirm: string;
  isPending: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
  /** Renders additional fields; they show errors after the first click. */
  renderFields?: (isAsked: boolean) => ReactNode;
  /** Whether these fields have errors. */
  isHeld?: boolean;
}

/** Dialog that asks for a reason before an action on an account. The reason is stored in the audit log. */
export const ReasonDialog = ({
  title,
  about,
  confirm,
  isPending,
  onClose,
  onReason,
  renderFields,
  isHeld,
}: Props) => {
  const { reason, setReason, fault } = useReason();
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (fault === null && !isHeld) onReason(reason.trim());
  };
  return (
    <Dialog title={title} onClose={onClose} closesBeside={false} width="30rem">
      <form className="stack5" onSubmit={submit} noValidate>
        <p>{about}</p>
        {renderFields?.(isAsked)}
        <ReasonField value={reason} onChange={setReason} error={isAsked ? fault : null} />
        <div className={classes.actions}>
          <Button type="submit" variant="ink" loading={isPending}>
            {confirm}
          </Button>
          <CancelButton onClick={onClose} />
        </div>
      </form>
    </Dialog>
  );
};
