import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { entriesSay } from './import-words.ts';
import classes from './imports.module.css';
import { useTakeBack } from './use-take-back.ts';

interface Props {
  id: string;
  /** Which import, where several are on the page. */
  label?: string;
  onDone?: () => void;
}

/** Takes an import back after a second press: entries that were corrected since go with it. */
export const TakeBack = ({ id, label, onDone }: Props) => {
  const [isAsking, setAsking] = useState(false);
  const yes = useRef<HTMLButtonElement>(null);
  // The pressed button goes: the answer stands where it stood.
  useEffect(() => {
    if (isAsking) yes.current?.focus();
  }, [isAsking]);
  const { takeBack, isTakingBack, soFar } = useTakeBack(() => {
    setAsking(false);
    onDone?.();
  });
  if (!isAsking) {
    return (
      <Button variant="default" aria-label={label && `Take back ${label}`} onClick={() => setAsking(true)}>
        Take back
      </Button>
    );
  }
  return (
    <div className={classes.asking} role="group" aria-label={label ? `Take back ${label}?` : 'Take it back?'}>
      <p role="status">
        {isTakingBack && soFar > 0
          ? `${entriesSay(soFar)} taken back so far`
          : 'All its entries leave your diary, also those that you corrected.'}
      </p>
      <Button ref={yes} loading={isTakingBack} onClick={() => takeBack(id)}>
        Yes, take it back
      </Button>
      <Button variant="subtle" disabled={isTakingBack} onClick={() => setAsking(false)}>
        Keep it
      </Button>
    </div>
  );
};
