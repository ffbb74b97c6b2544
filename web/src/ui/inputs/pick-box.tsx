import { t } from '#web/lib/language/translate.ts';
import classes from './pick-box.module.css';

interface Props {
  /** Accessible name. */
  label: string;
  isOn: boolean;
  /** Whether some, but not all of the items that it stands for are selected. */
  isPartly?: boolean;
  /** Shows 'Select all' beside the box. */
  hasText?: boolean;
  onChange: (isOn: boolean, isRange: boolean) => void;
}

/** Checkbox that selects a row, or all rows, of a list. `isRange`: the user held Shift. */
export const PickBox = ({ label, isOn, isPartly = false, hasText = false, onChange }: Props) => (
  <label className={classes.area}>
    <input
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={isOn}
      ref={(box) => {
        if (box) box.indeterminate = isPartly;
      }}
      onChange={({ currentTarget, nativeEvent }) =>
        onChange(currentTarget.checked, (nativeEvent as MouseEvent).shiftKey)
      }
    />
    {hasText && <span>{t('Select all')}</span>}
  </label>
);
