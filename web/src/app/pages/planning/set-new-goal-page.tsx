import { LockedGate } from '#web/features/billing/upgrade/locked-gate.tsx';
import { OneUpgradeCard } from '#web/features/billing/upgrade/one-upgrade-card.tsx';
import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { SetNewGoal } from '#web/features/goals/set-new-goal.tsx';
import { WeightGoalSection } from '#web/features/goals/weight/weight-goal.tsx';
import { EnergyNeeds } from '#web/features/weights/energy-needs.tsx';
import { WeightLog } from '#web/features/weights/weight-log.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { ShellPage } from '../../shell/shell-page.tsx';
import { GateWithNumbers } from './gate-with-numbers.tsx';

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
        <GateWithNumbers
          feature="progress_analytics"
          title={t('Weight trend')}
          about={t('Your weight over 30, 90 or 365 days, with daily water swings smoothed out.')}
          sample={[t('30 days: 68.2 kg, steady'), t('90 days: 68.4 kg, steady')]}
        >
          {trend}
        </GateWithNumbers>
      )}
    />
  );
  return (
    <ShellPage tab="goal">
      <div className="stack5">
        <OneUpgradeCard>
          {isForWeight && log}
          <SetNewGoal
            onLeave={() => void navigate(paths.dashboard)}
            renderMacros={(targets, giveUp) => (
              <LockedGate
                feature="personalized_goals"
                title={t('Macro targets')}
                about={t(
                  'Daily targets for protein, carbs and fat, calculated from your weight and goal or set by you.',
                )}
                also={
                  giveUp && (
                    <Button variant="subtle" onClick={giveUp}>
                      {t('Clear targets')}
                    </Button>
                  )
                }
              >
                {targets}
              </LockedGate>
            )}
            renderNeeds={(onUse) => (
              <GateWithNumbers
                feature="personalized_goals"
                title={t('From your data')}
                about={t('Your real calorie burn, learned from two weeks of meals and weigh-ins.')}
                sample={[t('2,340 kcal a day, 180 kcal more than the formula')]}
              >
                <EnergyNeeds onUse={onUse} />
              </GateWithNumbers>
            )}
          />
          <WeightGoalSection
            renderCheckIn={(checkIn) => (
              <GateWithNumbers
                feature="personalized_goals"
                title={t('Weekly check-in')}
                about={t('Every week, your log adjusts your calories and macros to your goal weight.')}
                sample={[t('Keep 2,050 kcal: you are on track for May 12')]}
              >
                {checkIn}
              </GateWithNumbers>
            )}
          />
          {!isForWeight && log}
        </OneUpgradeCard>
      </div>
    </ShellPage>
  );
};
