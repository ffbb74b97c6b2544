import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { averageMicronutrients, coverageOf } from '#shared/micronutrients/sum-micronutrients.ts';
import type { MicronutrientDays, MicronutrientSum } from '#shared/micronutrients/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { SectionState } from '#web/ui/feedback/section-state.tsx';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { micronutrientsQuery } from './micronutrients-query.ts';
import { MicronutrientPanel } from './micronutrient-panel.tsx';

interface Props {
  from: LocalDate;
  to: LocalDate;
  /** Selects what is shown; null if nothing was logged. The mean of the logged days if missing. */
  select?: (range: MicronutrientDays) => MicronutrientSum | null;
  /** Returns the sentence on coverage for a share such as '82%'. */
  coverageText: (share: number) => string;
  /** Shown if nothing was logged. */
  empty: string;
}

const meanOf = ({ days }: MicronutrientDays): MicronutrientSum | null => averageMicronutrients(days);

/** Loads a range of days and shows its vitamins and minerals. */
export const MicronutrientRange = ({ from, to, select = meanOf, coverageText, empty }: Props) => {
  const query = useQuery(micronutrientsQuery(from, to));
  if (query.data === undefined) {
    return (
      <SectionState
        query={query}
        loading={t('Loading vitamins and minerals')}
        skeleton={<SkeletonBlock height="12rem" />}
        failure={(message) => t('We couldn’t load your vitamins and minerals. {message}', { message })}
      />
    );
  }
  const sum = select(query.data);
  if (sum === null) return <p className="secondary">{empty}</p>;
  return <MicronutrientPanel sum={sum} coverage={coverageText(coverageOf(sum.known_calories, sum))} />;
};
