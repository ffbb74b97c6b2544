import { defineItemTypes } from './item-type.ts';

export const goalsTypes = defineItemTypes([
  { name: 'weight_goal', key: 'weight-goal', live: { topic: 'weight_goals' } },
  { name: 'goal_check_in', key: 'goal-check-in#<date>', live: { topic: 'weight_goals' } },
]);
