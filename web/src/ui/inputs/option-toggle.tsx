import classes from './option-toggle.module.css';

interface Props {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Small switch for a display option. */
export const OptionToggle = ({ label, isOn, onChange }: Props) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    className={classes.toggle}
    onClick={() => onChange(!isOn)}
  >
    <span className={classes.track} aria-hidden />
    {label}
  </button>
);
