import { ActionIcon } from '@mantine/core';
import X from 'lucide-react/icons/x';
import classes from './remembered-corrections.module.css';

interface Props {
  words: string;
  /** What the words stand for. */
  meaning: string;
  /** Whether it is being removed. */
  isGoing: boolean;
  /** Accessible name of the button. */
  removal: string;
  onRemove: () => void;
}

/** List row of something learned from corrections, with a button to remove it. */
export const LearnedRow = ({ words, meaning, isGoing, removal, onRemove }: Props) => (
  <li className={classes.row} data-going={isGoing || undefined}>
    <span className={classes.said}>
      {words}
      <small>{meaning}</small>
    </span>
    <ActionIcon className={classes.forget ?? ''} aria-label={removal} onClick={onRemove}>
      <X aria-hidden />
    </ActionIcon>
  </li>
);
