import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { goalRoutes } from '#shared/goals/routes.ts';
import type { CheckInDecision, WeightGoal } from '#shared/goals/weight-goal/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { callOrQueue } from '#web/lib/offline/request-queue.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** First parts of query keys that show targets. */
const shown = ['weight-goal', 'profile', 'dashboard', 'diary', 'meal-plans', 'health-check', 'insights'];

type GoalChange = Pick<WeightGoal, 'goal_weight' | 'pace' | 'phase'>;

/** Returns the changes of the goal weight, which are queued while offline, and of check-ins. */
export const useWeightGoal = (time_zone: string) => {
  const queryClient = useQueryClient();
  const keyOf = useRef(createKeyring());
  const reload = () => {
    for (const key of shown) void queryClient.invalidateQueries({ queryKey: [key] });
  };
  const common = {
    onError: (error: Error) => notify.error(t('Error'), error.message),
    onSettled: reload,
  };
  const { mutate: save, isPending: isSaving } = useMutation({
    ...common,
    mutationFn: ({ goal_weight, pace, phase }: GoalChange) =>
      callOrQueue(goalRoutes.save, 'weight-goal', { body: { goal_weight, pace, phase, time_zone } }),
  });
  const { mutate: remove, isPending: isRemoving } = useMutation({
    ...common,
    mutationFn: (_goal: WeightGoal) => callOrQueue(goalRoutes.remove, 'weight-goal', {}),
  });
  const { mutate: undoCheckIn } = useMutation({
    ...common,
    mutationFn: (date: string) => call(goalRoutes.undoCheckIn, { params: { date } }),
  });
  const { mutate: decide, isPending: isDeciding } = useMutation({
    ...common,
    mutationFn: (decision: Omit<CheckInDecision, 'time_zone'>) => {
      const body = { ...decision, time_zone };
      return call(goalRoutes.checkIn, { body, idempotencyKey: keyOf.current(body) });
    },
    onSuccess: ({ date, decision }) => {
      keyOf.current = createKeyring();
      const undo = { about: `check-in ${date}`, undo: () => undoCheckIn(date) };
      notify.success(decision === 'skip' ? t('Check-in skipped') : t('Targets updated'), undefined, undo);
    },
  });
  return {
    save: (goal: GoalChange) => save(goal, { onSuccess: () => notify.success(t('Goal weight saved')) }),
    remove: (goal: WeightGoal) =>
      remove(goal, {
        onSuccess: () =>
          notify.success(t('Goal weight removed'), undefined, {
            about: 'weight-goal',
            undo: () => save(goal),
          }),
      }),
    decide,
    undoCheckIn,
    isBusy: isSaving || isRemoving || isDeciding,
  };
};

export type WeightGoalActions = ReturnType<typeof useWeightGoal>;
