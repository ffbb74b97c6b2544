import { t } from '#web/lib/language/translate.ts';
import { Button, Popover } from '@mantine/core';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type KeyboardEvent, useState } from 'react';
import type { LocalDate } from '#shared/time/local-date.ts';
import { DayPickerMonth } from './day-picker-month.tsx';
import { fullDay, namedDay } from '../../format/format-day.ts';
import classes from './day-picker.module.css';

interface Props {
  value: LocalDate;
  onChange: (date: LocalDate) => void;
  today: LocalDate;
  /** Latest day that can be selected; today by default. */
  max?: LocalDate;
  /** Label of the button in a form. */
  label?: string;
  /** Handles keys on the button while the calendar is closed. */
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Button with the day that opens a calendar. */
export const DayPickerPopover = ({ value, onChange, today, max = today, label, onKeyDown }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const choose = (date: LocalDate) => {
    setOpen(false);
    onChange(date);
  };
  const named = namedDay(value, today);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width={328}
      trapFocus
      returnFocus
      withinPortal={false}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: classes.dropdown ?? '' }}
    >
      <Popover.Target>
        <Button
          variant="default"
          className={classes.day ?? ''}
          leftSection={<CalendarDays aria-hidden />}
          aria-label={t('{label}: {day}. Change', { label: label ?? t('Day'), day: named })}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={(event) => !isOpen && onKeyDown?.(event)}
        >
          {named}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <DayPickerMonth value={value} onChange={choose} today={today} max={value > max ? value : max} />
        {value !== today && (
          <Button
            variant="subtle"
            fullWidth
            onClick={() => choose(today)}
            aria-label={t('Today, {today}', { today: fullDay(today) })}
          >
            {t('Today')}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
};
