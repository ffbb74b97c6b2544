import { t } from '#web/lib/language/translate.ts';
import { addDays } from '#shared/time/local-date.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { MicronutrientRange } from './micronutrient-range.tsx';
import { weekCoverage } from './day-micronutrients.tsx';

const WEEK = 7;

/** Card with the mean vitamins and minerals of the last 7 days. */
export const WeekMicronutrients = () => {
  const { date } = useToday();
  return (
    <section className="card stack4" aria-labelledby="week-micronutrients">
      <h2 id="week-micronutrients">{t('Vitamins and minerals')}</h2>
      <MicronutrientRange
        from={addDays(date, 1 - WEEK)}
        to={date}
        coverageText={weekCoverage}
        empty={t('Log a food to see its vitamins and minerals.')}
      />
    </section>
  );
};
