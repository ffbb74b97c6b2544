import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import type { Draft } from '#web/ui/layout/dialog-drafts.ts';
import { CancelButton } from '#web/ui/inputs/cancel-button.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import classes from './work.module.css';

interface Props {
  title: string;
  /** Label of the submit button. */
  action: string;
  width?: string;
  /** Action of the submit button. */
  form: { submit: () => void; isRunning: boolean };
  draft: Draft;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog with a form. Clicks outside do not close it, and its draft is kept until it is saved or discarded. */
export const FormDialog = ({ title, action, form, draft, width, onClose, children }: Props) => {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Dialog title={title} onClose={onClose} closesBeside={false} {...(width ? { width } : {})}>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={title}>
        <DraftNote draft={draft} />
        {children}
        <div className={classes.actions}>
          <CancelButton onClick={onClose} />
          <Button type="submit" loading={form.isRunning}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** Attributes of a form's first text field, which is required. */
export const firstField = { required: true, autoComplete: 'off', 'data-autofocus': true } as const;
