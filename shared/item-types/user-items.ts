import { type ItemType, LOOKUP } from './item-type.ts';

export const accountTypes = [
  {
    name: 'closed_account',
    key: 'account#closed',
    export: { leftOut: 'That an account is closed.' },
    erasure: { outlives: 'Rejects tokens from before the closing, and expires by itself.' },
  },
] as const satisfies readonly ItemType[];

export const accountSecurityTypes = [
  {
    name: 'session_end',
    key: 'account#session-end',
    export: { leftOut: 'When your sessions were ended, kept for half an hour.' },
    erasure: { outlives: 'Rejects tokens from before the closing, and expires by itself.' },
  },
] as const satisfies readonly ItemType[];

export const profileTypes = [
  {
    name: 'profile',
    key: 'account#profile',
    live: { topic: 'profiles' },
    export: { file: 'profile', about: 'Your profile, goals and settings.' },
  },
] as const satisfies readonly ItemType[];

export const weightsTypes = [
  {
    name: 'weight',
    key: 'weight#<date>',
    live: { topic: 'weights' },
    export: { file: 'weights', about: 'Weights you logged, in kg.' },
  },
] as const satisfies readonly ItemType[];

export const importsTypes = [
  {
    name: 'import_run',
    key: 'import-run#<id>',
    export: { file: 'imports', about: 'Files of other trackers that you imported.' },
  },
  {
    name: 'imported_line',
    key: 'import#<hash>',
    export: { leftOut: 'Fingerprints of imported lines: the entries are in food-entries.json.' },
  },
] as const satisfies readonly ItemType[];

export const remindersTypes = [
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
