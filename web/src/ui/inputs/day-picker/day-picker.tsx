import { t } from '#web/lib/language/translate.ts';
import { ActionIcon, Button } from '@mantine/core';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { KeyboardEvent } from 'react';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { DayPickerPopover } from './day-picker-popover.tsx';
import { namedDay } from '../../format/format-day.ts';
import classes from './day-picker.module.css';

interface Props {
  value: LocalDate;
  onChange: (date: LocalDate) => void;
  today: LocalDate;
  /** Latest day that can be selected; today by default. */
  max?: LocalDate;
}

/** Picker for a day with previous and next buttons and a calendar; the arrow keys change the day too. */
export const DayPicker = ({ value, onChange, today, max = today }: Props) => {
  const isLast = value >= max;
  const turn = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') onChange(addDays(value, -1));
    if (event.key === 'ArrowRight' && !isLast) onChange(addDays(value, 1));
  };
  return (
    <div className={classes.picker} role="group" aria-label={t('Day')}>
      <ActionIcon
        aria-label={t('Previous day')}
        onClick={() => onChange(addDays(value, -1))}
        onKeyDown={turn}
      >
        <ChevronLeft aria-hidden />
      </ActionIcon>
      <DayPickerPopover value={value} onChange={onChange} today={today} max={max} onKeyDown={turn} />
      {/* Not disabled on the last day, which would lose the focus. */}
      <ActionIcon
        aria-label={t('Next day')}
        aria-disabled={isLast}
        data-disabled={isLast || undefined}
        onClick={() => !isLast && onChange(addDays(value, 1))}
        onKeyDown={turn}
      >
        <ChevronRight aria-hidden />
      </ActionIcon>
      <Button
        variant="subtle"
        className={classes.today ?? ''}
        data-hidden={value === today || undefined}
        onClick={() => onChange(today)}
      >
        {t('Today')}
      </Button>
      <span className="visually-hidden" aria-live="polite">
        {namedDay(value, today)}
      </span>
    </div>
  );
};
