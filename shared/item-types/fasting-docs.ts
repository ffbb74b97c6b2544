import type { ItemDocs } from './item-type.ts';

export const fastingDocs = {
  texts: {
    fasting: {
      title: 'Fasting settings and running fast',
      writtenBy: 'Fasting, with each change of a fast, conditional on `version`',
      notes: '`gsi1` = `fast-target#<hour>` / `<target>#<user_id>` until the user was notified',
      privacy: 'fasting',
    },
    fast: {
      title: 'Fast',
      writtenBy: 'Fasting, with the settings',
      notes: '`lsi1` = `fast#<start>`; without `ended_at` while it is running',
      privacy: 'fasting',
    },
  },
  retentionRows: {
    fasting: {
      en: [
        'Fasts, if you use the fasting timer: start, end, plan',
        'To show the timer and your history, and to notify you',
        'Until you delete them or the account',
      ],
      de: [
        'Fastenzeiten, wenn du den Fasten-Timer benutzt: Beginn, Ende, Plan',
        'Um Timer und Verlauf zu zeigen und dich zu benachrichtigen',
        'Bis du sie oder das Konto löschst',
      ],
    },
  },
} as const satisfies ItemDocs;
