import { goalRoutes } from '#shared/goals/routes.ts';
import type { GoalPlan, WeightGoal } from '#shared/goals/weight-goal/schema.ts';
import type { QueuedRequest } from '#web/lib/offline/queued-request.ts';

/** Returns the plan after the changes of the goal weight that are queued on this device. */
export const applyQueued = (plan: GoalPlan, requests: readonly QueuedRequest[]): GoalPlan =>
  requests.reduce((now, { method, path, body }) => {
    if (path !== goalRoutes.save.path) return now;
    if (method === goalRoutes.remove.method) return { ...now, goal: null, forecast: null };
    const {
      goal_weight,
      pace = now.goal?.pace ?? 0,
      phase,
    } = body as Pick<WeightGoal, 'goal_weight' | 'phase'> & {
      pace?: number;
    };
    const start = { start_weight: now.current_weight ?? goal_weight, started_on: now.date, checked_on: null };
    return { ...now, goal: { ...(now.goal ?? start), goal_weight, pace, phase }, forecast: null };
  }, plan);
