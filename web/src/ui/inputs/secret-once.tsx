import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef } from 'react';
import { notify } from '../feedback/notify.ts';

interface Props {
  /** Label of the field. */
  label: string;
  copyLabel: string;
  /** Message after copying. */
  copied: string;
  secret: string;
  onDone: () => void;
}

/** Shows a new secret once. It cannot be retrieved later. */
export const SecretOnce = ({ label, copyLabel, copied, secret, onDone }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      notify.success(copied);
    } catch {
      field.current?.select();
      notify.info(t('Copy it manually'), t('Your browser blocked copying. The text is selected.'));
    }
  };
  return (
    <div className="stack3">
      <TextInput label={label} ref={field} readOnly value={secret} spellCheck={false} />
      <p className="note">{t('Copy it now. You won’t see it again.')}</p>
      <div className="cluster3">
        <Button leftSection={<Copy aria-hidden />} onClick={() => void copy()}>
          {copyLabel}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t('I’ve copied it')}
        </Button>
      </div>
    </div>
  );
};
