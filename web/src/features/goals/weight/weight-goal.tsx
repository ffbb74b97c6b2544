import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { aimOfWeights } from '#shared/goals/weight-goal/safe-pace.ts';
import type { GoalPlan } from '#shared/goals/weight-goal/schema.ts';
import { profileQueries } from '#web/features/profile/public.ts';
import { useQueuedRequests } from '#web/lib/offline/request-queue.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { QueryView } from '#web/ui/feedback/query-view.tsx';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { applyQueued } from './apply-queued.ts';
import { CheckInCard } from './check-in-card.tsx';
import { Forecast } from './forecast.tsx';
import { useWeightGoal } from './use-weight-goal.ts';
import { WeightGoalForm } from './weight-goal-form.tsx';
import { weightGoalQuery } from './weight-goal-query.ts';
import { formatKg } from './weight-unit.ts';
import classes from './weight-goal.module.css';

interface Props {
  /** Renders the check-in if the plan includes it, which another feature decides. */
  renderCheckIn: (checkIn: ReactNode) => ReactNode;
}

/** Goal weight with pace, date, forecast and the weekly check-in. */
export const WeightGoalSection = ({ renderCheckIn }: Props) => {
  const { timeZone } = useToday();
  const { data: profile } = useQuery(profileQueries.read());
  const requests = useQueuedRequests((state) => state.requests);
  const actions = useWeightGoal(timeZone);
  const system = profile?.unit_system ?? 'metric';
  const show = (answer: GoalPlan) => {
    const plan = applyQueued(answer, requests);
    const { goal, current_weight: now, health_risk: risk } = plan;
    const isLossAtRisk = risk && goal && now !== null && aimOfWeights(now, goal.goal_weight) === 'loss';
    const isMoving = goal && now !== null && aimOfWeights(now, goal.goal_weight) !== 'hold';
    return (
      <>
        {now !== null && (
          <p className={classes.note}>
            {t('We calculate from {weight}, based on your recent weigh-ins.', {
              weight: formatKg(now, system),
            })}
          </p>
        )}
        <WeightGoalForm
          key={`${goal?.goal_weight} ${goal?.pace} ${system}`}
          plan={plan}
          system={system}
          actions={actions}
          isQuiet={plan.check_in?.state === 'ready'}
        />
        {!isLossAtRisk && <Forecast plan={plan} system={system} />}
        {goal && isMoving && !isLossAtRisk && (
          <Button
            variant="default"
            className={classes.phase ?? ''}
            onClick={() =>
              actions.save({ ...goal, phase: goal.phase === 'progress' ? 'maintenance' : 'progress' })
            }
          >
            {goal.phase === 'progress'
              ? t('Take a break and hold my weight')
              : t('Continue to my goal weight')}
          </Button>
        )}
        {goal &&
          !isLossAtRisk &&
          renderCheckIn(<CheckInCard plan={plan} goal={goal} system={system} actions={actions} />)}
      </>
    );
  };
  return (
    <section className={classes.section} aria-labelledby="weight-goal">
      <h2 id="weight-goal">{t('Goal weight')}</h2>
      <QueryView
        query={useQuery(weightGoalQuery(timeZone))}
        loading={<SkeletonBlock height="10rem" />}
        failure={t('We couldn’t load your goal weight')}
      >
        {show}
      </QueryView>
    </section>
  );
};
