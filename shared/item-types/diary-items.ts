import type { ItemType } from './item-type.ts';

export const foodEntriesTypes = [
  { name: 'food_entry', key: 'entry#<id>', live: { topic: 'food_entries' } },
  { name: 'daily_summary', key: 'summary#<date>', live: { topic: 'daily_summaries' } },
  {
    name: 'active_zone',
    partition: 'active-zones#<date>',
    key: '<zone>',
    erasure: { outlives: 'Belongs to no user.' },
  },
] as const satisfies readonly ItemType[];

export const foodsTypes = [
  {
    name: 'favourite',
    key: 'favourite#<food>',
    // An unstarred food expires instead of being deleted.
    isExported: ({ expires_at }) => expires_at === undefined,
  },
  { name: 'correction', key: 'correction#<hash>' },
  { name: 'usual_portion', key: 'usual-portion#<food>#<unit>' },
] as const satisfies readonly ItemType[];

export const recipesTypes = [
  { name: 'saved_meal', key: 'saved-meal#<id>' },
] as const satisfies readonly ItemType[];

export const photosTypes = [
  { name: 'photo', key: 'photo#<id>', isExported: ({ status }) => status === 'kept', erasure: 'photo files' },
] as const satisfies readonly ItemType[];

export const voiceTypes = [
  { name: 'voice_job', key: 'voice#<id>', erasure: 'recording files' },
] as const satisfies readonly ItemType[];

export const coachTypes = [
  { name: 'coach_turn', key: 'coach#<place>', live: { topic: 'coach_messages' } },
  { name: 'coach_write', key: 'coach-write#<turn>' },
  { name: 'coach_state', key: 'coach-state' },
  { name: 'coach_stop', key: 'coach-stop#<turn>' },
] as const satisfies readonly ItemType[];

export const mealPlansTypes = [
  { name: 'meal_plan', key: 'meal-plan#<date>', live: { topic: 'meal_plans' } },
  { name: 'shopping_list', key: 'shopping-list', live: { topic: 'meal_plans' } },
] as const satisfies readonly ItemType[];

export const insightsTypes = [
  { name: 'insights', key: 'insights#<date>', live: { topic: 'insights' } },
  { name: 'insights_run', key: 'insights-run' },
  { name: 'weekly_mail', key: 'weekly-mail#<monday>', erasure: 'weekly emails' },
  { name: 'unsubscribe', partition: 'unsubscribe#<hash>', key: 'owner', erasure: 'weekly emails' },
  { name: 'nightly', partition: 'nightly#<job>', key: 'state', erasure: { outlives: 'Belongs to no user.' } },
] as const satisfies readonly ItemType[];

export const achievementsTypes = [
  { name: 'achievement', key: 'achievement#<name>', live: { topic: 'achievements' } },
] as const satisfies readonly ItemType[];
