import type { ItemDocs, ItemType } from './item-type.ts';

/** Item types that several features write. */
export const itemTypes = [
  {
    name: 'idempotency',
    key: 'action#<key>',
    export: { leftOut: 'Copies of our answers, kept for max 30 days so that nothing is written twice.' },
  },
  {
    name: 'call_count',
    key: 'calls#<kind>#<period>',
    export: { leftOut: 'How often you used something today.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    idempotency: {
      title: 'Completed action (idempotency)',
      writtenBy: 'Every write, in its transaction',
      expires: '24 hours; 30 days for `lasting-` keys (offline)',
      privacy: 'technical-records',
    },
    call_count: {
      title: 'Usage counter of a minute, an hour or a day',
      writtenBy: 'Barcodes, foods, scan, voice, credits and others; support, for forms of visitors',
      expires: '2 periods',
      notes:
        'For a visitor `pk` = `user#visitor-<hash of the day and the network, caller or email>` or `user#visitors`',
      privacy: 'technical-records',
    },
  },
  retentionRows: {
    'technical-records': {
      en: [
        'Technical records: open connections, completed requests, how often you use something, ended sessions',
        'To save nothing twice, to keep your tabs up to date and to prevent abuse',
        'At most 30 days',
      ],
      de: [
        'Technische Daten: offene Verbindungen, erledigte Anfragen, wie oft du etwas benutzt, beendete Sitzungen',
        'Um nichts zweimal zu speichern, offene Tabs aktuell zu halten und Missbrauch zu verhindern',
        'Höchstens 30 Tage',
      ],
    },
  },
} as const satisfies ItemDocs;
