import { t } from '#web/lib/language/translate.ts';
import { useId } from 'react';
import type { LocalDate } from '#shared/time/local-date.ts';
import { DayPickerPopover } from './day-picker/day-picker-popover.tsx';
import classes from './day-field.module.css';

interface Props {
  value: LocalDate;
  onChange: (date: LocalDate) => void;
  today: LocalDate;
  label?: string;
}

/** Form field for a past or current day. */
export const DayField = ({ value, onChange, today, label = t('Day') }: Props) => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={classes.field}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <DayPickerPopover value={value} onChange={onChange} today={today} label={label} />
    </div>
  );
};
