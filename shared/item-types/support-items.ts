import { type ItemDocs, type ItemType, LOOKUP } from './item-type.ts';

export const supportTypes = [
  {
    name: 'support_message',
    partition: 'support#<email hash>',
    key: 'message#<hash>',
    export: {
      file: 'messages',
      about: 'Messages you sent us from the email address of this account. Our replies are in your inbox.',
      without: ['email_hash', 'id', 'mailing_until'],
    },
    erasure: 'support messages',
  },
  {
    name: 'newsletter_subscriber',
    partition: 'newsletter#<email hash>',
    key: 'subscriber',
    export: {
      file: 'newsletter',
      about: 'Your newsletter subscription with the email address of this account.',
      without: ['email_hash', 'leave_hash'],
    },
    erasure: 'support messages',
  },
  {
    name: 'newsletter_link',
    partition: 'newsletter-link#<hash>',
    key: 'owner',
    export: { leftOut: LOOKUP },
    erasure: 'support messages',
  },
] as const satisfies readonly ItemType[];

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

export const staffTypes = [
  {
    name: 'staff_action',
    partition: 'staff-actions',
    key: '<id>',
    export: {
      leftOut: 'What our staff did, by IDs. Corrections of your credits are in credit-changes.json.',
    },
    erasure: { outlives: 'The audit log of the staff, by IDs only, kept for 3 years.' },
  },
] as const satisfies readonly ItemType[];

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
