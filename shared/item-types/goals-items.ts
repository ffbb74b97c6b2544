import type { ItemType } from './item-type.ts';

export const goalsTypes = [
  { name: 'weight_goal', key: 'weight-goal', live: { topic: 'weight_goals' } },
  { name: 'goal_check_in', key: 'goal-check-in#<date>', live: { topic: 'weight_goals' } },
] as const satisfies readonly ItemType[];
