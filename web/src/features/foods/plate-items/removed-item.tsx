import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import classes from './plate-items.module.css';

interface Props {
  name: string;
  onUndo: () => void;
}

/** Placeholder of a removed food with an undo button. It takes the focus, because the clicked button is gone. */
export const RemovedItem = ({ name, onUndo }: Props) => {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <li className={classes.removed}>
      <span>{t('{name} removed', { name })}</span>
      <Button
        ref={undo}
        variant="subtle"
        leftSection={<Undo2 aria-hidden />}
        aria-label={t('Undo removing {name}', { name })}
        onClick={onUndo}
      >
        {t('Undo')}
      </Button>
    </li>
  );
};
