import { type ItemDocs, type ItemType, LOOKUP } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'reminders',
    key: 'reminders#settings',
    export: { file: 'reminders', about: 'When you are reminded.' },
  },
  {
    name: 'push_device',
    key: 'push-device#<hash>',
    export: {
      file: 'reminder-devices',
      about: 'Browsers that receive your reminders.',
      without: ['endpoint', 'p256dh', 'auth'],
    },
    erasure: 'reminders',
  },
  {
    name: 'push_owner',
    partition: 'push-endpoint#<hash>',
    key: 'owner',
    export: { leftOut: LOOKUP },
    erasure: 'reminders',
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
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
