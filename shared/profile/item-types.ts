import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'profile',
    key: 'account#profile',
    live: { topic: 'profiles' },
    export: { file: 'profile', about: 'Your profile, goals and settings.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
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
