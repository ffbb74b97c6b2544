import { RowButton } from '#web/ui/inputs/row-button.tsx';
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
    <RowButton variant="subtle" isRunning={isRunning} label={label} onClick={onAct}>
      {action}
    </RowButton>
  </li>
);
