import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './import.module.css';

interface Props {
  /** Number of added leads. */
  added: number;
  onUndo: () => void;
}

/** Button that deletes the unused leads of an import after a confirming second click. */
export const UndoLeadImport = ({ added, onUndo }: Props) => {
  const [isAsking, setAsking] = useState(false);
  const yes = useRef<HTMLButtonElement>(null);
  // The clicked button is gone: focus the one in its place.
  useEffect(() => {
    if (isAsking) yes.current?.focus();
  }, [isAsking]);
  if (added === 0) return null;
  if (!isAsking) {
    return (
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('Undo import')}
      </Button>
    );
  }
  return (
    <div className={classes.asking} role="group" aria-label={t('Undo this import?')}>
      <p>
        {plural(
          added,
          'This deletes the {count} lead that was added, unless you used it since. Opt-outs stay.',
          'This deletes the {count} leads that were added, except those you used since. Opt-outs stay.',
          { count: formatNumber(added) },
        )}
      </p>
      <Button ref={yes} variant="default" onClick={onUndo}>
        {t('Undo import')}
      </Button>
      <Button variant="subtle" onClick={() => setAsking(false)}>
        {t('Keep it')}
      </Button>
    </div>
  );
};
