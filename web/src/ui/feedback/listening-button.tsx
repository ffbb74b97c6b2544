import type { ComponentProps } from 'react';
import { ListeningPlate } from './listening-plate.tsx';
import classes from './listening-button.module.css';

interface Props extends ComponentProps<'button'> {
  plate: ComponentProps<typeof ListeningPlate>;
  /** Whether the microphone is on. */
  isOn: boolean;
  /** Whether the button is not the primary action of the view. */
  isQuiet: boolean;
  status: string;
  /** Time since the recording began, e.g. '0:07'. */
  time: string;
}

/** Round microphone button with its status and the recording time below. */
export const ListeningButton = ({ plate, isOn, isQuiet, status, time, ...button }: Props) => (
  <div className={classes.place}>
    <button
      type="button"
      className={classes.button}
      data-quiet={isQuiet || undefined}
      aria-pressed={isOn}
      {...button}
    >
      <ListeningPlate {...plate} />
    </button>
    <p className={classes.says} role="status">
      {status}
    </p>
    <p className={classes.time} aria-hidden data-on={isOn || undefined}>
      {time}
    </p>
  </div>
);
