import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import card from '#web/ui/layout/card.module.css';
import classes from './security.module.css';

interface Props {
  title: string;
  /** How it stands. */
  note: ReactNode;
  /** What the button says that opens the form. */
  action: string;
  /** The form, given how to close it. */
  children: (close: () => void) => ReactNode;
}

/** One thing of the section: how it stands, and the form that changes it, where somebody asks for it. */
export const SecurityRow = ({ title, note, action, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button is back: the focus belongs where the person came from.
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className={classes.row}>
      <div className={classes.head}>
        <div>
          <h3 className={classes.title}>{title}</h3>
          <p className={card.note}>{note}</p>
        </div>
        {!isOpen && (
          <Button ref={button} variant="default" onClick={() => setOpen(true)}>
            {action}
          </Button>
        )}
      </div>
      {isOpen && children(() => setOpen(false))}
    </div>
  );
};
