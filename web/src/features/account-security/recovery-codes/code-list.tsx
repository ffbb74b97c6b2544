import { Button } from '@mantine/core';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef } from 'react';
import { BRAND } from '#shared/brand.ts';
import { saveFile } from '#web/lib/api/download.ts';
import { t } from '#web/lib/language/translate.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import '#web/ui/layout/print-alone.css';
import { codesText } from './codes-text.ts';
import classes from './recovery-codes.module.css';

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(t('Codes copied'));
  } catch {
    notify.info(t('Copy it manually'), t('Your browser blocked it.'));
  }
};

/** New recovery codes, with buttons to keep them. They cannot be retrieved later. */
export const CodeList = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const email = useSession(({ user }) => user?.email ?? '');
  const list = useRef<HTMLOListElement>(null);
  // The button that created the codes is gone.
  useEffect(() => list.current?.focus(), []);
  const text = codesText(codes, email);
  const save = (): void =>
    saveFile({ name: 'platewise-recovery-codes.txt', file: new Blob([text], { type: 'text/plain' }) });
  return (
    <div className={classes.codes} data-printed>
      <p>
        <strong>{t('Save these codes now. You won’t see them again.')}</strong>{' '}
        {t('Keep them apart from your phone, such as in a password manager or on paper.')}
      </p>
      <p className={classes.owner}>{t('{brand} recovery codes for {email}', { brand: BRAND, email })}</p>
      <ol ref={list} className={classes.list} tabIndex={-1} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={classes.actions}>
        <Button variant="default" leftSection={<Copy aria-hidden />} onClick={() => void copy(text)}>
          {t('Copy codes')}
        </Button>
        <Button variant="default" leftSection={<Download aria-hidden />} onClick={save}>
          {t('Download')}
        </Button>
        <Button variant="default" leftSection={<Printer aria-hidden />} onClick={() => window.print()}>
          {t('Print')}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t('I’ve saved them')}
        </Button>
      </div>
    </div>
  );
};
