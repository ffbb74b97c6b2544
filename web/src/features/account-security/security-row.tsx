import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './security.module.css';

interface Props {
  title: string;
  /** Current state of the setting. */
  note: ReactNode;
  /** Label of the button that opens the form. */
  action: string;
  /** Whether the form is open at first. */
  startsOpen?: boolean;
  /** Form, given a function that closes it. */
  children: (close: () => void) => ReactNode;
}

/** One setting of the section: its state, and a form that opens on click. */
export const SecurityRow = ({ title, note, action, startsOpen = false, children }: Props) => {
  const [isOpen, setOpen] = useState(startsOpen);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button is mounted again: return the focus to it.
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className={classes.row}>
      <div className={classes.head}>
        <div>
          <h3 className={classes.title}>{title}</h3>
          <p className="note">{note}</p>
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
