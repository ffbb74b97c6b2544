import { t } from '#web/lib/language/translate.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Leaf from 'lucide-react/icons/leaf';
import { useState } from 'react';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { formatPercent } from '#web/ui/format/format-number.ts';
import { Segments } from '#web/ui/inputs/segments.tsx';
import { MicronutrientRange } from './micronutrient-range.tsx';
import classes from './micronutrients.module.css';

const WEEK = 7;

type Span = 'day' | 'week';

const spans: readonly { value: Span; label: string }[] = [
  { value: 'day', label: t('This day') },
  { value: 'week', label: t('7 days') },
];

interface Props {
  date: LocalDate;
  /** Whether the panel is open. It loads nothing before. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

const dayCoverage =
  (isToday: boolean) =>
  (share: number): string =>
    isToday
      ? t('Known for {share} of today’s calories.', { share: formatPercent(share) })
      : t('Known for {share} of the day’s calories.', { share: formatPercent(share) });

export const weekCoverage = (share: number): string =>
  t('Average per logged day. Known for {share} of the calories.', { share: formatPercent(share) });

/** Card in the diary with the vitamins and minerals of a day, or of the week that ends with it. */
export const DayMicronutrients = ({ date, isOpen, onOpen }: Props) => {
  const { date: today } = useToday();
  const [span, setSpan] = useState<Span>('day');
  const isWeek = span === 'week';
  return (
    <details className={classes.card} open={isOpen} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary>
        <Leaf aria-hidden />
        <h2>{t('Vitamins and minerals')}</h2>
        <ChevronDown aria-hidden className={classes.chevron} />
      </summary>
      {isOpen && (
        <div className="stack4">
          <Segments label={t('Period')} choices={spans} value={span} onChange={setSpan} isCompact />
          <MicronutrientRange
            from={isWeek ? addDays(date, 1 - WEEK) : date}
            to={date}
            coverageText={isWeek ? weekCoverage : dayCoverage(date === today)}
            empty={t('Log a food to see its vitamins and minerals.')}
          />
        </div>
      )}
    </details>
  );
};
