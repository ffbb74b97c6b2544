import { t } from '#web/lib/language/translate.ts';
import type { ReactNode } from 'react';
import type { DailySummary, MacroGoals } from '#shared/dashboard/schema.ts';
import { Plate } from '#web/ui/plate/plate.tsx';
import { EmptyDay } from './empty-day.tsx';
import type { LoggingTab } from './logging-tab.ts';
import { TodayNumbers } from './today-numbers.tsx';
import classes from './today-plate.module.css';

interface Props {
  today: DailySummary;
  /** kcal */
  goal: number;
  macroGoals: MacroGoals;
  /** Whether something can recognize a photo. */
  isPhotoFirst: boolean;
  onTab: (tab: LoggingTab) => void;
  /** The usual meal of this time, shown while the plate is empty. */
  usual: ReactNode;
}

/** Today's plate with the remaining calories, beside the day's numbers or an invitation to log. */
export const TodayPlate = ({ today, goal, macroGoals, isPhotoFirst, onTab, usual }: Props) => (
  <section className={classes.today} aria-label={t('Today')}>
    <div className={classes.plate}>
      <Plate
        calories={today.total_calories}
        goal={goal}
        protein={today.protein}
        carbs={today.carbs}
        fat={today.fat}
      />
    </div>
    {today.meal_count === 0 ? (
      <EmptyDay isPhotoFirst={isPhotoFirst} onTab={onTab} usual={usual} />
    ) : (
      <TodayNumbers today={today} goals={macroGoals} />
    )}
  </section>
);
