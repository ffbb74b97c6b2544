import type { ItemDocs } from './item-type.ts';

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

export const supportDocs = {
  texts: {
    support_message: {
      title: 'Message of the contact form',
      writtenBy: 'Support, with the call counts, before it is emailed',
      expires: '3 years',
      notes:
        '`<hash>` is of its text and day; `gsi1` = `messages#open` or `messages#answered` / `<received>#<id>`, with `!` first for priority',
      privacy: 'support',
    },
    newsletter_subscriber: {
      title: 'Newsletter subscriber',
      writtenBy: 'Support',
      expires: '7 days until it is confirmed',
      privacy: 'newsletter',
    },
    newsletter_link: {
      title: 'Newsletter link',
      writtenBy: 'Support, with the subscriber',
      expires: '7 days for a confirmation link',
      privacy: 'newsletter',
    },
  },
  retentionRows: {
    support: {
      en: [
        'Messages to support',
        'To answer you',
        'Support tickets are kept 3 years; those from your account’s email address are deleted with the account',
      ],
      de: [
        'Nachrichten an den Support',
        'Um dir zu antworten',
        'Anfragen an den Support bleiben 3 Jahre gespeichert; die von der E-Mail-Adresse deines Kontos werden mit dem Konto gelöscht',
      ],
    },
    newsletter: {
      en: [
        'Newsletter address',
        'To send the newsletter that you confirmed',
        'Until you unsubscribe with one click, or delete the account of this address. An address that is not confirmed is removed after 7 days',
      ],
      de: [
        'Adresse für den Newsletter',
        'Um dir den Newsletter zu schicken, den du bestätigt hast',
        'Bis du ihn mit einem Klick abbestellst oder das Konto zu dieser Adresse löschst. Eine nicht bestätigte Adresse wird nach 7 Tagen gelöscht',
      ],
    },
  },
} as const satisfies ItemDocs;

export const staffDocs = {
  texts: {
    staff_action: {
      title: 'Staff action (audit log)',
      writtenBy: 'Staff, with the change, or before a change of the user pool',
      expires: '3 years',
      notes: '`<id>` is a ULID',
      privacy: 'staff-actions',
    },
  },
  retentionRows: {
    'staff-actions': {
      en: [
        'What our staff did with an account, by its ID only',
        'So that every access can be accounted for',
        '3 years, also when the account is deleted',
      ],
      de: [
        'Was unser Team an einem Konto getan hat, nur mit dessen ID',
        'Damit jeder Zugriff nachvollziehbar bleibt',
        '3 Jahre, auch wenn das Konto gelöscht wird',
      ],
    },
  },
} as const satisfies ItemDocs;
