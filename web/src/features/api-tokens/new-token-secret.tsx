import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef } from 'react';
import { notify } from '#web/ui/feedback/notify.ts';

interface Props {
  name: string;
  secret: string;
  onDone: () => void;
}

/** Shows a new token once. It cannot be retrieved later. */
export const NewTokenSecret = ({ name, secret, onDone }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      notify.success(t('Token copied'));
    } catch {
      field.current?.select();
      notify.info(t('Copy it manually'), t('Your browser blocked copying. The token is selected.'));
    }
  };
  return (
    <div className="stack3">
      <TextInput label={t('Token {name}', { name })} ref={field} readOnly value={secret} spellCheck={false} />
      <p className="note">{t('Copy it now. You won’t see it again.')}</p>
      <div className="cluster3">
        <Button leftSection={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('Copy token')}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t('I’ve copied it')}
        </Button>
      </div>
    </div>
  );
};
