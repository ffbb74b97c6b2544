import { type ItemDocs, type ItemType, LOOKUP } from './item-type.ts';

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
] as const satisfies readonly ItemType[];

export const coachDocs = {
  texts: {
    coach_turn: {
      title: 'Turn of the coach chat',
      writtenBy: 'Coach',
      notes: '`place` counts the turns; the turn 250 before is deleted with the new one',
      privacy: 'coach',
    },
    coach_write: {
      title: 'Entries and plans that a turn wrote',
      writtenBy: 'Coach, with those entries and plans; deleted when they are undone',
      expires: '1 day',
      privacy: 'coach',
    },
  },
  retentionRows: {
    coach: {
      en: [
        'Conversations with the coach, and meal plans',
        'To answer in context and to show them again',
        'Until you clear them or delete the account',
      ],
      de: [
        'Gespräche mit dem Coach und Essenspläne',
        'Um im Zusammenhang zu antworten und sie dir wieder zu zeigen',
        'Bis du sie oder das Konto löschst',
      ],
    },
  },
} as const satisfies ItemDocs;

export const mealPlansTypes = [
  {
    name: 'meal_plan',
    key: 'meal-plan#<date>',
    live: { topic: 'meal_plans' },
    export: { file: 'meal-plans', about: 'Days you planned.' },
  },
] as const satisfies readonly ItemType[];

export const mealPlansDocs = {
  texts: {
    meal_plan: {
      title: 'Meal plan of a day',
      writtenBy: 'Meal plans, on the version that was read; with the entry when a planned meal is logged',
      privacy: 'coach',
    },
  },
} as const satisfies ItemDocs;

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

export const insightsDocs = {
  texts: {
    insights: {
      title: 'Insights of a day',
      writtenBy: 'Insights, on request; the nightly job, where the day has none',
      expires: '31 days',
      privacy: 'insights',
    },
    insights_run: {
      title: 'Lock while a model writes insights',
      writtenBy: 'Insights, during a request',
      expires: '40 seconds',
      privacy: 'insights',
    },
    weekly_mail: {
      title: 'Weekly email',
      writtenBy: 'Insights, before the email is sent',
      expires: '180 days',
      privacy: 'insights',
    },
    unsubscribe: {
      title: 'Owner of an unsubscribe link',
      writtenBy: 'Insights, with the weekly email',
      expires: '180 days',
      privacy: 'insights',
    },
    nightly: {
      title: 'Progress of the nightly job',
      writtenBy: 'Insights, after each run',
      privacy: null,
    },
  },
  retentionRows: {
    insights: {
      en: [
        'Insights, and which weekly emails you received',
        'To show them again, and to send no email twice',
        'Insights for a month, the record of an email for half a year',
      ],
      de: [
        'Einblicke und welche wöchentlichen E-Mails du bekommen hast',
        'Um sie wieder zu zeigen und keine E-Mail zweimal zu schicken',
        'Einblicke einen Monat lang, der Vermerk zu einer E-Mail ein halbes Jahr lang',
      ],
    },
  },
} as const satisfies ItemDocs;

export const achievementsTypes = [
  {
    name: 'achievement',
    key: 'achievement#<name>',
    live: { topic: 'achievements' },
    export: { file: 'achievements', about: 'Your achievements and when you earned them.' },
  },
] as const satisfies readonly ItemType[];

export const achievementsDocs = {
  texts: {
    achievement: {
      title: 'Achievement',
      writtenBy: 'Achievements, from the table stream, once each',
      privacy: 'achievements',
    },
  },
  retentionRows: {
    achievements: {
      en: ['Achievements you earned', 'To show them and your streak', 'Until you delete the account'],
      de: ['Erfolge, die du erreicht hast', 'Um sie und deine Serie zu zeigen', 'Bis du das Konto löschst'],
    },
  },
} as const satisfies ItemDocs;
