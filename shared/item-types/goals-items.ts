import type { ItemType } from './item-type.ts';

export const goalsTypes = [
  {
    name: 'weight_goal',
    key: 'weight-goal',
    live: { topic: 'weight_goals' },
    export: { file: 'weight-goal', about: 'Your goal weight in kg and its pace in kg per week.' },
  },
  {
    name: 'goal_check_in',
    key: 'goal-check-in#<date>',
    live: { topic: 'weight_goals' },
    export: {
      file: 'goal-check-ins',
      about: 'Your weekly check-ins with the targets before and after them, in kcal and g.',
      without: ['checked_before', 'phase_before'],
    },
  },
] as const satisfies readonly ItemType[];
