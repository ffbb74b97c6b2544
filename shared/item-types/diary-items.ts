import { type ItemType, LOOKUP } from './item-type.ts';

export const foodEntriesTypes = [
  {
    name: 'food_entry',
    key: 'entry#<id>',
    live: { topic: 'food_entries' },
    export: {
      file: 'food-entries',
      about:
        'Every food you logged. Energy in kcal, sodium in mg, other nutrients in g; unknown values are absent.',
    },
  },
  {
    name: 'daily_summary',
    key: 'summary#<date>',
    live: { topic: 'daily_summaries' },
    export: {
      file: 'days',
      about:
        'Totals of your days. Fields that end in _tenths count tenths of a gram; sodium is in mg, water in ml.',
    },
  },
  {
    name: 'active_zone',
    partition: 'active-zones#<date>',
    key: '<zone>',
    export: { leftOut: 'The time zones in which anyone logged something on a day.' },
    erasure: { outlives: 'Belongs to no user.' },
  },
] as const satisfies readonly ItemType[];

export const foodsTypes = [
  {
    name: 'favourite',
    key: 'favourite#<food>',
    export: {
      file: 'favourites',
      about: 'Foods you starred.',
      // An unstarred food expires instead of being deleted.
      isExported: ({ expires_at }) => expires_at === undefined,
    },
  },
  {
    name: 'correction',
    key: 'correction#<hash>',
    export: { file: 'corrections', about: 'What was learned from your corrections.' },
  },
  {
    name: 'usual_portion',
    key: 'usual-portion#<food>#<unit>',
    export: {
      file: 'usual-portions',
      about: 'Weights of one unit of a food that you corrected, newest first, in g.',
    },
  },
] as const satisfies readonly ItemType[];

export const recipesTypes = [
  {
    name: 'saved_meal',
    key: 'saved-meal#<id>',
    export: { file: 'saved-meals', about: 'Meals and recipes you saved.' },
  },
] as const satisfies readonly ItemType[];

export const photosTypes = [
  {
    name: 'photo',
    key: 'photo#<id>',
    export: {
      file: 'photos',
      about: 'Your photos. The image file of a photo is photos/<id>.',
      isExported: ({ status }) => status === 'kept',
    },
    erasure: 'photo files',
  },
] as const satisfies readonly ItemType[];

export const voiceTypes = [
  {
    name: 'voice_job',
    key: 'voice#<id>',
    export: { file: 'recordings', about: 'Transcripts of your recordings of the last day.' },
    erasure: 'recording files',
  },
] as const satisfies readonly ItemType[];

export const coachTypes = [
  {
    name: 'coach_turn',
    key: 'coach#<place>',
    live: { topic: 'coach_messages' },
    export: { file: 'coach-chat', about: 'Your conversation with the coach.' },
  },
  {
    name: 'coach_write',
    key: 'coach-write#<turn>',
    export: { leftOut: 'Which entries the coach wrote, kept for a day: they are in food-entries.json.' },
  },
  {
    name: 'coach_state',
    key: 'coach-state',
    export: { leftOut: 'The open question of the coach and IDs of its last entries, kept for a day.' },
  },
  {
    name: 'coach_stop',
    key: 'coach-stop#<turn>',
    export: { leftOut: 'Which replies of the coach were stopped, kept for ten minutes.' },
  },
] as const satisfies readonly ItemType[];

export const mealPlansTypes = [
  {
    name: 'meal_plan',
    key: 'meal-plan#<date>',
    live: { topic: 'meal_plans' },
    export: { file: 'meal-plans', about: 'Days you planned.' },
  },
  {
    name: 'shopping_list',
    key: 'shopping-list',
    live: { topic: 'meal_plans' },
    export: {
      file: 'shopping-list',
      about: 'What you checked off and added on your shopping list.',
      without: ['version'],
    },
  },
] as const satisfies readonly ItemType[];

export const insightsTypes = [
  {
    name: 'insights',
    key: 'insights#<date>',
    live: { topic: 'insights' },
    export: { file: 'insights', about: 'Insights of the last month.' },
  },
  {
    name: 'insights_run',
    key: 'insights-run',
    export: { leftOut: 'That insights are being written, kept for seconds.' },
  },
  {
    name: 'weekly_mail',
    key: 'weekly-mail#<monday>',
    export: { file: 'weekly-mails', about: 'Weekly emails that you received.', without: ['token_hash'] },
    erasure: 'weekly emails',
  },
  {
    name: 'unsubscribe',
    partition: 'unsubscribe#<hash>',
    key: 'owner',
    export: { leftOut: LOOKUP },
    erasure: 'weekly emails',
  },
  {
    name: 'nightly',
    partition: 'nightly#<job>',
    key: 'state',
    export: { leftOut: 'The progress of our nightly jobs.' },
    erasure: { outlives: 'Belongs to no user.' },
  },
] as const satisfies readonly ItemType[];

export const achievementsTypes = [
  {
    name: 'achievement',
    key: 'achievement#<name>',
    live: { topic: 'achievements' },
    export: { file: 'achievements', about: 'Your achievements and when you earned them.' },
  },
] as const satisfies readonly ItemType[];
