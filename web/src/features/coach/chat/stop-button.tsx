import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import Square from 'lucide-react/icons/square';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import classes from './message-field.module.css';

interface Props {
  onStop: () => void;
  isStopping: boolean;
}

/** Replaces the Send button while an answer is pending. Escape stops too, unless a dialog or a menu takes it. */
export const StopButton = ({ onStop, isStopping }: Props) => {
  const stopByKey = useEffectEvent((event: KeyboardEvent): void => {
    const isTaken = event.defaultPrevented || document.querySelector('[role="dialog"]') !== null;
    if (event.key === 'Escape' && !isTaken) onStop();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => stopByKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  // The second click of a double click on Send hits this button.
  const stop = ({ detail }: MouseEvent): void => {
    if (detail <= 1) onStop();
  };
  return (
    <ActionIcon
      variant="default"
      className={classes.send ?? ''}
      aria-label={isStopping ? t('Stopping…') : t('Stop')}
      aria-keyshortcuts="Escape"
      title={t('Stop (Esc)')}
      aria-disabled={isStopping}
      onClick={stop}
    >
      <Square aria-hidden fill="currentColor" size={14} />
    </ActionIcon>
  );
};
