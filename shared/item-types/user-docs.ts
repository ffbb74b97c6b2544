import type { ItemDocs } from './item-type.ts';

export const accountDocs = {
  texts: {
    closed_account: {
      title: 'Closed account',
      writtenBy: 'The erasure job; closing the account of a user under 13',
      expires: '30 minutes; never for a user under 13, whose items stay',
      privacy: 'technical-records',
    },
  },
} as const satisfies ItemDocs;

export const accountSecurityDocs = {
  texts: {
    session_end: {
      title: 'End of all sessions',
      writtenBy: 'Account, account security, post-confirmation trigger after a password reset',
      expires: '30 minutes',
      notes: "Read by routes with `session: 'live'`",
      privacy: 'technical-records',
    },
  },
} as const satisfies ItemDocs;

export const profileDocs = {
  texts: {
    profile: {
      title: 'Profile',
      writtenBy: 'Post-confirmation trigger, profile, weights, account security',
      privacy: 'profile',
    },
  },
  retentionRows: {
    profile: {
      en: [
        'Profile: age, weight, height, activity, goal, units, time zone, language, and sex if you state it; weights that you log',
        'To calculate goals, and to know when your day begins',
        'Until you change it or delete the account',
      ],
      de: [
        'Profil: Alter, Gewicht, Größe, Aktivität, Ziel, Einheiten, Zeitzone, Sprache und, wenn du es angibst, dein Geschlecht; Gewichte, die du einträgst',
        'Um Ziele zu berechnen und zu wissen, wann dein Tag beginnt',
        'Bis du es änderst oder das Konto löschst',
      ],
    },
  },
} as const satisfies ItemDocs;

export const weightsDocs = {
  texts: {
    weight: {
      title: 'Weight of a day',
      writtenBy: 'Weights, with the profile’s weight unless a later day has one (`weighed_on`)',
      privacy: 'profile',
    },
  },
} as const satisfies ItemDocs;

export const importsDocs = {
  texts: {
    import_run: {
      title: 'Import',
      writtenBy: 'Imports, with its lines',
      notes: '`logged` counts its lines; deleted with the last one',
      privacy: 'imports',
    },
    imported_line: {
      title: 'Imported line',
      writtenBy: 'Imports, with its entry',
      notes:
        '`<hash>` is of source, day, food, values and number among equal lines; `lsi1sk` = `import#<import>#<hash>`',
      privacy: 'imports',
    },
  },
  retentionRows: {
    imports: {
      en: [
        'Diaries that you import: the entries, and a fingerprint of each line. The file stays with you',
        'To log each line once, however often you import',
        'Until you undo the import or delete the account',
      ],
      de: [
        'Tagebücher, die du importierst: die Einträge und ein Fingerabdruck jeder Zeile. Die Datei bleibt bei dir',
        'Um jede Zeile nur einmal einzutragen, so oft du auch importierst',
        'Bis du den Import rückgängig machst oder das Konto löschst',
      ],
    },
  },
} as const satisfies ItemDocs;

export const remindersDocs = {
  texts: {
    reminders: {
      title: 'Reminder settings',
      writtenBy: 'Reminders',
      notes: '`gsi1` = `reminders#<shard 0 to 7>` / `<next reminder>#<user_id>` while there is one',
      privacy: 'reminders',
    },
    push_device: {
      title: 'Browser that receives reminders',
      writtenBy: 'Reminders',
      notes:
        '`<hash>` is of its push endpoint. `claimed_due`: the last reminder sent; `refusals`: failures in a row',
      privacy: 'reminders',
    },
    push_owner: {
      title: 'Owner of a browser',
      writtenBy: 'Reminders, with the browser',
      privacy: 'reminders',
    },
  },
  retentionRows: {
    reminders: {
      en: [
        'Reminders, if you turn them on: times, and the address at which your browser receives messages',
        'To remind you',
        'Until you turn them off, sign out there or delete the account',
      ],
      de: [
        'Erinnerungen, wenn du sie einschaltest: Uhrzeiten und die Adresse, unter der dein Browser Nachrichten annimmt',
        'Um dich zu erinnern',
        'Bis du sie ausschaltest, dich dort abmeldest oder das Konto löschst',
      ],
    },
  },
} as const satisfies ItemDocs;
