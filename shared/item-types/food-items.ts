import type { ItemDocs, ItemType } from './item-type.ts';

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
] as const satisfies readonly ItemType[];

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
] as const satisfies readonly ItemType[];

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

export const recipesTypes = [
  {
    name: 'saved_meal',
    key: 'saved-meal#<id>',
    export: { file: 'saved-meals', about: 'Meals and recipes you saved.' },
  },
] as const satisfies readonly ItemType[];

export const recipesDocs = {
  texts: {
    saved_meal: { title: 'Saved meal or recipe', writtenBy: 'Recipes', privacy: 'saved-foods' },
  },
} as const satisfies ItemDocs;

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

export const voiceTypes = [
  {
    name: 'voice_job',
    key: 'voice#<id>',
    export: { file: 'recordings', about: 'Transcripts of your recordings of the last day.' },
    erasure: 'recording files',
  },
] as const satisfies readonly ItemType[];

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
