import { locale } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import { weekdays } from '#shared/reminders/schema.ts';
import classes from './weekday-picker.module.css';

/** Any Monday. */
const MONDAY_MS = Date.UTC(2026, 10, 16);
const DAY_MS = 86_400_000;

const nameOf = (weekday: number, form: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday: form, timeZone: 'UTC' }).format(
    MONDAY_MS + (weekday - 1) * DAY_MS,
  );

interface Props {
  value: readonly number[];
  onChange: (days: number[]) => void;
  error: string | undefined;
}

/** Toggle buttons for the days of the week. */
export const WeekdayPicker = ({ value, onChange, error }: Props) => (
  <fieldset className={classes.days} aria-invalid={error !== undefined || undefined}>
    <legend className="visually-hidden">{t('Days')}</legend>
    {weekdays.map((day) => (
      <label key={day} className={classes.day}>
        <input
          className="visually-hidden"
          type="checkbox"
          aria-label={nameOf(day, 'long')}
          checked={value.includes(day)}
          onChange={({ currentTarget }) =>
            onChange(weekdays.filter((one) => (one === day ? currentTarget.checked : value.includes(one))))
          }
        />
        <span aria-hidden>{nameOf(day, 'short').slice(0, 2)}</span>
      </label>
    ))}
    {error !== undefined && (
      <p className={classes.fault} role="alert">
        {error}
      </p>
    )}
  </fieldset>
);
