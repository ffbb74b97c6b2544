import type { ItemDocs } from './item-type.ts';

export const foodEntriesDocs = {
  texts: {
    food_entry: {
      title: 'Food entry',
      writtenBy: 'Food entries',
      expires: '7 years after the last change',
      notes: '`lsi1sk` = `day#<local_date>#<logged_at>#<id>`',
      privacy: 'food-logs',
    },
    daily_summary: {
      title: 'Daily summary',
      writtenBy: 'Food entries, with the entry; its water by the diary',
      expires: 'With its newest entry',
      notes:
        '`gsi1` = `active#<date>#<zone>#<shard 0 to 7>` / `<user_id>` in the zone of the last entry, for days of the last 9 days',
      privacy: 'food-logs',
    },
  },
  retentionRows: {
    'food-logs': {
      en: [
        'Food logs: what you ate, when, its nutrition facts and the records they come from; water',
        'The diary, its totals, trends and insights',
        'Food logs are kept while your account is open, at most 7 years after you last changed them. When you delete one, it is gone at once',
      ],
      de: [
        'Ernährungstagebuch: was du wann gegessen hast, die Werte dazu und die Datensätze, aus denen sie stammen; Wasser',
        'Für das Tagebuch, seine Summen, Verläufe und Einblicke',
        'Einträge bleiben, solange dein Konto besteht, höchstens 7 Jahre nach der letzten Änderung. Löschst du einen, ist er sofort weg',
      ],
    },
  },
} as const satisfies ItemDocs;

export const foodsDocs = {
  texts: {
    favourite: {
      title: 'Favorite food',
      writtenBy: 'Foods',
      expires: '24 hours after it is removed',
      notes: '`<food>` is the ID of a record or of a custom food',
      privacy: 'saved-foods',
    },
    correction: {
      title: 'Learned correction',
      writtenBy: 'Food entries, with the entry; deleted by foods',
      notes: '`<hash>` is of the phrase. Max 500 per user',
      privacy: 'saved-foods',
    },
  },
  retentionRows: {
    'saved-foods': {
      en: [
        'Favorite foods, saved meals and recipes, and what we learned from your corrections',
        'To suggest foods faster and to recognize your words',
        'Until you remove them or delete the account',
      ],
      de: [
        'Lieblingsessen, gespeicherte Mahlzeiten und Rezepte und was wir aus deinen Korrekturen gelernt haben',
        'Um Lebensmittel schneller vorzuschlagen und deine Worte zu erkennen',
        'Bis du sie entfernst oder das Konto löschst',
      ],
    },
  },
} as const satisfies ItemDocs;

export const recipesDocs = {
  texts: {
    saved_meal: { title: 'Saved meal or recipe', writtenBy: 'Recipes', privacy: 'saved-foods' },
  },
} as const satisfies ItemDocs;

export const photosDocs = {
  texts: {
    photo: {
      title: 'Photo',
      writtenBy: 'Photos, scan, food entries',
      notes:
        '`gsi1` = `photos#unlogged` / `<unlogged_at>#<id>` while no entry shows it; `shown_by` counts the entries that do',
      privacy: 'photos',
    },
  },
  retentionRows: {
    photos: {
      en: [
        'Photos of meals, without location and other hidden data',
        'To recognize foods, and to show the photo with its entry',
        'As long as their entry, and two days more. A photo that you do not log is removed within two days',
      ],
      de: [
        'Fotos von Mahlzeiten, ohne Ort und andere verborgene Daten',
        'Um Lebensmittel zu erkennen und das Foto beim Eintrag zu zeigen',
        'So lange wie ihr Eintrag und zwei Tage länger. Ein Foto, das du nicht einträgst, wird innerhalb von zwei Tagen entfernt',
      ],
    },
  },
} as const satisfies ItemDocs;

export const voiceDocs = {
  texts: {
    voice_job: {
      title: 'Transcription of a recording',
      writtenBy: 'Voice',
      expires: '24 hours',
      privacy: 'recordings',
    },
  },
  retentionRows: {
    recordings: {
      en: [
        'Recordings of your voice',
        'To turn them into text',
        'Removed as soon as the text is there, after one day at the latest',
      ],
      de: [
        'Aufnahmen deiner Stimme',
        'Um sie in Text umzuwandeln',
        'Gelöscht, sobald der Text da ist, spätestens nach einem Tag',
      ],
    },
  },
} as const satisfies ItemDocs;

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

export const mealPlansDocs = {
  texts: {
    meal_plan: {
      title: 'Meal plan of a day',
      writtenBy: 'Meal plans, on the version that was read; with the entry when a planned meal is logged',
      privacy: 'coach',
    },
  },
} as const satisfies ItemDocs;

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
