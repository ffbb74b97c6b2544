import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
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

export const itemDocs = {
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
