import { goalRoutes } from '#shared/goals/routes.ts';
import type { GoalPlan, WeightGoal } from '#shared/goals/weight-goal/schema.ts';
import type { QueuedRequest } from '#web/lib/offline/queued-request.ts';

const applyOne = (plan: GoalPlan, { method, path, body }: QueuedRequest): GoalPlan => {
  if (path !== goalRoutes.save.path) return plan;
  if (method === goalRoutes.remove.method) return { ...plan, goal: null, forecast: null };
  const {
    goal_weight,
    pace = plan.goal?.pace ?? 0,
    phase,
  } = body as Pick<WeightGoal, 'goal_weight' | 'phase'> & { pace?: number };
  const start = { start_weight: plan.current_weight ?? goal_weight, started_on: plan.date, checked_on: null };
  return { ...plan, goal: { ...(plan.goal ?? start), goal_weight, pace, phase }, forecast: null };
};

/** Returns the plan after the changes of the goal weight that are queued on this device. */
export const applyQueued = (plan: GoalPlan, requests: readonly QueuedRequest[]): GoalPlan =>
  requests.reduce(applyOne, plan);
