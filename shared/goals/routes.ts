import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { localDate, timeZone } from '../time/local-date.ts';
import { checkInDecision, goalPlan, pastCheckIn, weightGoal, weightGoalSave } from './weight-goal/schema.ts';

export const goalRoutes = {
  /** Returns the goal weight with its forecast and, with `personalized_goals`, the weekly check-in. */
  read: defineRoute({
    method: 'GET',
    path: '/api/weight-goal',
    auth: 'user',
    status: 200,
    query: z.strictObject({ time_zone: timeZone }),
    response: goalPlan,
    errors: [],
  }),
  /** Saves the goal weight with a pace or date. Users at risk can hold or gain weight (decision D49). */
  save: defineRoute({
    method: 'PUT',
    path: '/api/weight-goal',
    auth: 'user',
    status: 200,
    body: weightGoalSave,
    response: weightGoal,
    errors: ['LOSS_GOAL_NOT_OFFERED', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Deletes the goal weight. Does nothing if none exists. */
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/weight-goal',
    auth: 'user',
    status: 204,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Accepts, edits or skips the check-in that is due, and applies its targets. */
  checkIn: defineRoute({
    method: 'POST',
    path: '/api/weight-goal/check-ins',
    auth: 'user',
    feature: 'personalized_goals',
    status: 200,
    body: checkInDecision,
    response: pastCheckIn,
    errors: [
      'TIER_REQUIRED',
      'WEIGHT_GOAL_NOT_FOUND',
      'CHECK_IN_NOT_DUE',
      'LOSS_GOAL_NOT_OFFERED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  /** Undoes a check-in: restores the targets before it. Does nothing if it does not exist. */
  undoCheckIn: defineRoute({
    method: 'DELETE',
    path: '/api/weight-goal/check-ins/{date}',
    auth: 'user',
    status: 204,
    params: z.strictObject({ date: localDate }),
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
};
