import { defineItemTypes } from './item-type.ts';

export const foodEntriesTypes = defineItemTypes([
  { name: 'food_entry', key: 'entry#<id>', live: { topic: 'food_entries' } },
  { name: 'daily_summary', key: 'summary#<date>', live: { topic: 'daily_summaries' } },
  {
    name: 'active_zone',
    partition: 'active-zones#<date>',
    key: '<zone>',
    erasure: { outlives: 'Belongs to no user.' },
  },
]);

export const foodsTypes = defineItemTypes([
  {
    name: 'favourite',
    key: 'favourite#<food>',
    // An unstarred food expires instead of being deleted.
    isExported: ({ expires_at }) => expires_at === undefined,
  },
  { name: 'correction', key: 'correction#<hash>' },
  { name: 'usual_portion', key: 'usual-portion#<food>#<unit>' },
]);

export const recipesTypes = defineItemTypes([{ name: 'saved_meal', key: 'saved-meal#<id>' }]);

export const photosTypes = defineItemTypes([
  { name: 'photo', key: 'photo#<id>', isExported: ({ status }) => status === 'kept', erasure: 'photo files' },
]);

export const voiceTypes = defineItemTypes([
  { name: 'voice_job', key: 'voice#<id>', erasure: 'recording files' },
]);

export const coachTypes = defineItemTypes([
  { name: 'coach_turn', key: 'coach#<place>', live: { topic: 'coach_messages' } },
  { name: 'coach_write', key: 'coach-write#<turn>' },
  { name: 'coach_state', key: 'coach-state' },
  { name: 'coach_stop', key: 'coach-stop#<turn>' },
]);

export const mealPlansTypes = defineItemTypes([
  { name: 'meal_plan', key: 'meal-plan#<date>', live: { topic: 'meal_plans' } },
  { name: 'shopping_list', key: 'shopping-list', live: { topic: 'meal_plans' } },
]);

export const insightsTypes = defineItemTypes([
  { name: 'insights', key: 'insights#<date>', live: { topic: 'insights' } },
  { name: 'insights_run', key: 'insights-run' },
  { name: 'weekly_mail', key: 'weekly-mail#<monday>', erasure: 'weekly emails' },
  { name: 'unsubscribe', partition: 'unsubscribe#<hash>', key: 'owner', erasure: 'weekly emails' },
  { name: 'nightly', partition: 'nightly#<job>', key: 'state', erasure: { outlives: 'Belongs to no user.' } },
  {
    name: 'nightly_shard',
    partition: 'nightly-shard#<run>',
    key: 'shard#<shard>',
    erasure: { outlives: 'The cursor is the ID of a user, and expires after three days.' },
  },
]);

export const achievementsTypes = defineItemTypes([
  { name: 'achievement', key: 'achievement#<name>', live: { topic: 'achievements' } },
]);
