import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  /** Label of the submit button. */
  action: string;
  busy: boolean;
  onCancel: () => void;
  /** Other ways to submit, between the two buttons. */
  children?: ReactNode;
}

/** Submit and cancel buttons of a form in the section. */
export const FormActions = ({ action, busy, onCancel, children }: Props) => (
  <div className="cluster3">
    <Button type="submit" variant="default" loading={busy}>
      {action}
    </Button>
    {children}
    <Button variant="subtle" disabled={busy} onClick={onCancel}>
      {t('Cancel')}
    </Button>
  </div>
);
