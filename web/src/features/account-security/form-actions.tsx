import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';

interface Props {
  /** Label of the submit button. */
  action: string;
  busy: boolean;
  onCancel: () => void;
}

/** Submit and cancel buttons of a form in the section. */
export const FormActions = ({ action, busy, onCancel }: Props) => (
  <div className="cluster3">
    <Button type="submit" variant="default" loading={busy}>
      {action}
    </Button>
    <Button variant="subtle" disabled={busy} onClick={onCancel}>
      {t('Cancel')}
    </Button>
  </div>
);
