import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { Gate } from '#web/features/billing/upgrade/plan-gate.tsx';
import { LockedButton } from '#web/features/billing/upgrade/locked-button.tsx';
import { SetNewGoal } from '#web/features/goals/set-new-goal.tsx';
import { WeightGoalSection } from '#web/features/goals/weight/weight-goal.tsx';
import { EnergyNeeds } from '#web/features/weights/energy-needs.tsx';
import { WeightLog } from '#web/features/weights/weight-log.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { LockedFeature } from '#web/ui/feedback/locked-feature.tsx';
import { ShellPage } from '../../shell/shell-page.tsx';

/** History state: whether to show the weight section first. */
const placeSchema = z
  .object({ part: z.literal('weight') })
  .nullable()
  .catch(null);

/** /set-new-goal: calorie needs, the goal, and the weight log that tracks progress. */
export const SetNewGoalPage = () => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isForWeight = placeSchema.parse(state) !== null;
  const log = (
    <WeightLog
      renderTrend={(trend) => (
        <Gate
          feature="progress_analytics"
          fallback={
            <LockedFeature
              title={t('Weight trend')}
              way={<LockedButton feature="progress_analytics">{t('Trends')}</LockedButton>}
            >
              {t('Your weight over 30, 90 or 365 days, with daily water swings smoothed out.')}
            </LockedFeature>
          }
        >
          {trend}
        </Gate>
      )}
    />
  );
  return (
    <ShellPage tab="goal">
      <div className="stack5">
        {isForWeight && log}
        <SetNewGoal
          onLeave={() => void navigate(paths.dashboard)}
          renderMacros={(targets, giveUp) => (
            <Gate
              feature="personalized_goals"
              fallback={
                <LockedFeature
                  title={t('Macro targets')}
                  way={
                    <>
                      <LockedButton feature="personalized_goals">{t('Macro targets')}</LockedButton>
                      {giveUp && (
                        <Button variant="subtle" onClick={giveUp}>
                          {t('Clear targets')}
                        </Button>
                      )}
                    </>
                  }
                >
                  {t(
                    'Daily targets for protein, carbs and fat, calculated from your weight and goal or set by you.',
                  )}
                </LockedFeature>
              }
            >
              {targets}
            </Gate>
          )}
          renderNeeds={(onUse) => (
            <Gate
              feature="personalized_goals"
              fallback={
                <LockedFeature
                  title={t('From your data')}
                  way={<LockedButton feature="personalized_goals">{t('Energy needs')}</LockedButton>}
                >
                  {t('Your real calorie burn, learned from two weeks of meals and weigh-ins.')}
                </LockedFeature>
              }
            >
              <EnergyNeeds onUse={onUse} />
            </Gate>
          )}
        />
        <WeightGoalSection
          renderCheckIn={(checkIn) => (
            <Gate
              feature="personalized_goals"
              fallback={
                <LockedFeature
                  title={t('Weekly check-in')}
                  way={<LockedButton feature="personalized_goals">{t('Weekly check-in')}</LockedButton>}
                >
                  {t('Every week, your log adjusts your calories and macros to your goal weight.')}
                </LockedFeature>
              }
            >
              {checkIn}
            </Gate>
          )}
        />
        {!isForWeight && log}
      </div>
    </ShellPage>
  );
};
