import { type ItemDocs, type ItemType, LOOKUP } from './item-type.ts';

export const apiTokensTypes = [
  {
    name: 'api_token',
    key: 'api-token#<id>',
    export: {
      file: 'api-tokens',
      about: 'Your personal API tokens, without their secrets.',
      without: ['hash'],
    },
    erasure: 'api tokens',
  },
  {
    name: 'api_token_owner',
    partition: 'api-token#<hash>',
    key: 'owner',
    export: { leftOut: LOOKUP },
    erasure: 'api tokens',
  },
  {
    name: 'api_token_count',
    key: 'account#api-tokens',
    export: { leftOut: 'How many tokens you have: they are in api-tokens.json.' },
  },
] as const satisfies readonly ItemType[];

export const apiTokensDocs = {
  texts: {
    api_token: {
      title: 'Personal API token',
      writtenBy: 'API tokens',
      notes: 'Max 10 per user; only the hash of the token is stored',
      privacy: 'api-tokens',
    },
    api_token_owner: {
      title: 'Owner of an API token',
      writtenBy: 'API tokens, with the token',
      privacy: 'api-tokens',
    },
    api_token_count: {
      title: 'Number of API tokens',
      writtenBy: 'API tokens, with the token',
      privacy: 'api-tokens',
    },
  },
  retentionRows: {
    'api-tokens': {
      en: [
        'Personal API tokens: their names, and a hash from which the token cannot be read',
        'To let your own programs sign in',
        'Until you revoke them or delete the account',
      ],
      de: [
        'Persönliche API-Tokens: ihre Namen und ein Hash, aus dem sich das Token nicht zurückrechnen lässt',
        'Damit sich deine eigenen Programme anmelden können',
        'Bis du sie widerrufst oder das Konto löschst',
      ],
    },
  },
} as const satisfies ItemDocs;

export const exportsTypes = [
  {
    name: 'export',
    key: 'export#<id>',
    export: { leftOut: 'This file and earlier ones.' },
    erasure: 'export files',
  },
] as const satisfies readonly ItemType[];

export const exportsDocs = {
  texts: {
    export: {
      title: 'Export of the account',
      writtenBy: 'Exports, with the action that requested it; the export job',
      expires: '24 hours',
      privacy: 'exports',
    },
  },
  retentionRows: {
    exports: {
      en: [
        'An export that you request',
        'To make it available to you',
        'The link works for 24 hours; the file is removed within two days, or with the account',
      ],
      de: [
        'Ein Export, den du anforderst',
        'Um ihn dir bereitzustellen',
        'Der Link gilt 24 Stunden; die Datei wird innerhalb von zwei Tagen oder mit dem Konto gelöscht',
      ],
    },
  },
} as const satisfies ItemDocs;

export const barcodesTypes = [
  {
    name: 'product',
    partition: 'barcode#<gtin>',
    key: 'product',
    export: { leftOut: 'Products by barcode: they belong to no user.' },
    erasure: { outlives: 'Belongs to no user.' },
  },
] as const satisfies readonly ItemType[];

export const barcodesDocs = {
  texts: {
    product: {
      title: 'Product of a barcode',
      writtenBy: 'Barcodes',
      expires: '1 year',
      notes: 'Looked up again after 30 days, an unknown barcode after 1 day',
      privacy: null,
    },
  },
} as const satisfies ItemDocs;

export const realtimeTypes = [
  {
    name: 'socket',
    key: 'socket#<connection>',
    export: { leftOut: 'Connections of tabs that are open now.' },
  },
  {
    name: 'socket_ticket',
    partition: 'ticket#<hash>',
    key: 'ticket',
    export: { leftOut: 'Permissions to open a live connection, kept for 30 seconds.' },
    erasure: { outlives: 'Expires after 30 seconds.' },
  },
] as const satisfies readonly ItemType[];

export const realtimeDocs = {
  texts: {
    socket: {
      title: 'Open connection',
      writtenBy: 'Realtime',
      expires: '2 hours',
      privacy: 'technical-records',
    },
    socket_ticket: {
      title: 'Ticket for a connection',
      writtenBy: 'Realtime',
      expires: '30 seconds',
      privacy: 'technical-records',
    },
  },
} as const satisfies ItemDocs;

/** Item types that several features write. */
export const platformTypes = [
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

export const platformDocs = {
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
