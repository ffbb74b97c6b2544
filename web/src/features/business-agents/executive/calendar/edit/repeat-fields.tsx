import { t } from '#web/lib/language/translate.ts';
import { TextInput } from '@mantine/core';
import { MAX_COUNT, MAX_INTERVAL, ruleDays } from '#shared/business-agents/calendar/recurrence-rule.ts';
import { fullDay } from '#web/ui/format/format-day.ts';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { WeekdayPicker } from '#web/ui/inputs/weekday-picker.tsx';
import work from '../../../common/work.module.css';
import { describeRule, ruleDayName } from './describe-rule.ts';
import { nthOf, type Repeat, type RepeatEnd, type RepeatKind, ruleDayOf } from './repeat-rule.ts';

interface Props {
  value: Repeat;
  onChange: (value: Repeat) => void;
  /** Local start of the event. */
  start: string;
}

const nthNames: Readonly<Record<number, string>> = {
  1: t('first|weekday'),
  2: t('second|weekday'),
  3: t('third|weekday'),
  4: t('fourth|weekday'),
  [-1]: t('last|weekday'),
};

const kindLabels = (start: string, rule: string): Readonly<Record<RepeatKind, string>> => ({
  never: t('Doesn’t repeat'),
  daily: t('Daily'),
  weekly: t('Weekly'),
  month_day: t('Monthly on day {day}', { day: Number(start.slice(8, 10)) }),
  month_weekday: t('Monthly on the {nth} {weekday}', {
    nth: nthNames[nthOf(start)] ?? '',
    weekday: ruleDayName(ruleDayOf(start), 'long'),
  }),
  yearly: t('Yearly on {day}', { day: fullDay(start.slice(0, 10)) }),
  custom: describeRule(rule),
});

const units = {
  daily: t('days|interval'),
  weekly: t('weeks|interval'),
  month_day: t('months|interval'),
  month_weekday: t('months|interval'),
  yearly: t('years|interval'),
};

/** Fields of how an event repeats and until when. */
export const RepeatFields = ({ value, onChange, start }: Props) => {
  const { kind, interval, days, end, until, count, rule } = value;
  const set = (change: Partial<Repeat>): void => onChange({ ...value, ...change });
  const labels = kindLabels(start || '2026-01-01T00:00', rule);
  const kinds = (Object.keys(labels) as RepeatKind[]).filter((each) => each !== 'custom' || rule !== '');
  const shownDays = days.length > 0 ? days : [ruleDayOf(start || '2026-01-05')];
  return (
    <>
      <SelectField
        label={t('Repeats')}
        value={kind}
        data={kinds.map((each) => ({ value: each, label: labels[each] }))}
        onChange={({ currentTarget }) => set({ kind: currentTarget.value as RepeatKind })}
      />
      {kind === 'weekly' && (
        <WeekdayPicker
          value={shownDays.map((day) => ruleDays.indexOf(day) + 1)}
          onChange={(chosen) => set({ days: ruleDays.filter((_day, at) => chosen.includes(at + 1)) })}
          error={undefined}
        />
      )}
      {kind !== 'never' && kind !== 'custom' && (
        <div className={work.pair}>
          <NumberField
            label={t('Every|interval')}
            unit={units[kind]}
            rightSectionWidth={76}
            value={interval}
            onChange={(typed) => set({ interval: typed })}
            aria-description={t('1 to {most}', { most: MAX_INTERVAL })}
          />
          <SelectField
            label={t('Ends')}
            value={end}
            data={[
              { value: 'never', label: t('Never') },
              { value: 'until', label: t('On a day') },
              { value: 'count', label: t('After a number of times') },
            ]}
            onChange={({ currentTarget }) => set({ end: currentTarget.value as RepeatEnd })}
          />
          {end === 'until' && (
            <TextInput
              label={t('Last day')}
              type="date"
              min={start.slice(0, 10)}
              value={until}
              onChange={({ currentTarget }) => set({ until: currentTarget.value })}
            />
          )}
          {end === 'count' && (
            <NumberField
              label={t('Times')}
              unit=""
              value={count}
              onChange={(typed) => set({ count: typed })}
              aria-description={t('1 to {most}', { most: MAX_COUNT })}
            />
          )}
        </div>
      )}
    </>
  );
};
