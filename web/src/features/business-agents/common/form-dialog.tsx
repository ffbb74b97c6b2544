import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import classes from './work.module.css';

interface Props {
  title: string;
  /** Label of the submit button. */
  action: string;
  width?: string;
  /** Action of the submit button. */
  form: { submit: () => void; isRunning: boolean };
  onClose: () => void;
  children: ReactNode;
}

/** Dialog with a form. Clicks outside do not close it, so that typed text is not lost. */
export const FormDialog = ({ title, action, form, width, onClose, children }: Props) => {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Dialog title={title} onClose={onClose} closesBeside={false} {...(width ? { width } : {})}>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={title}>
        {children}
        <div className={classes.actions}>
          <Button variant="subtle" onClick={onClose}>
            {t('Cancel')}
          </Button>
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
