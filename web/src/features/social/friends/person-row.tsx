import { Button } from '@mantine/core';
import classes from '../people.module.css';

interface Props {
  name: string;
  note?: string;
  action: string;
  /** Accessible name of the button. */
  label: string;
  isRunning: boolean;
  onAct: () => void;
}

/** List row of a person with one action. */
export const PersonRow = ({ name, note, action, label, isRunning, onAct }: Props) => (
  <li className={classes.plain}>
    <span className="nameWithNote">
      <strong>{name}</strong>
      {note !== undefined && <small>{note}</small>}
    </span>
    <Button variant="subtle" size="xs" loading={isRunning} aria-label={label} onClick={onAct}>
      {action}
    </Button>
  </li>
);
