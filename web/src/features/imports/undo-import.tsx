import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatEntryCount } from './import-labels.ts';
import classes from './imports.module.css';
import { useUndoImport } from './use-undo-import.ts';

interface Props {
  id: string;
  /** Accessible name, if the page lists several imports. */
  label?: string;
  onDone?: () => void;
}

/** Button that undoes an import after a confirming second click, including entries edited since. */
export const UndoImport = ({ id, label, onDone }: Props) => {
  const [isAsking, setAsking] = useState(false);
  const yes = useRef<HTMLButtonElement>(null);
  // The clicked button is gone: focus the result in its place.
  useEffect(() => {
    if (isAsking) yes.current?.focus();
  }, [isAsking]);
  const { undo, isTakingBack, soFar } = useUndoImport(() => {
    setAsking(false);
    onDone?.();
  });
  if (!isAsking) {
    return (
      <Button
        variant="default"
        aria-label={label && t('Undo {name}', { name: label })}
        onClick={() => setAsking(true)}
      >
        {t('Undo import')}
      </Button>
    );
  }
  return (
    <div
      className={classes.asking}
      role="group"
      aria-label={label ? t('Undo {name}?', { name: label }) : t('Undo this import?')}
    >
      <p role="status">
        {isTakingBack && soFar > 0
          ? t('{entries} removed so far', { entries: formatEntryCount(soFar) })
          : t('This removes all its entries from your diary, including ones you edited.')}
      </p>
      <Button ref={yes} variant="default" loading={isTakingBack} onClick={() => undo(id)}>
        {t('Undo import')}
      </Button>
      <Button variant="subtle" disabled={isTakingBack} onClick={() => setAsking(false)}>
        {t('Keep it')}
      </Button>
    </div>
  );
};
