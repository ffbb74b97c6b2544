import type { ItemType } from './item-type.ts';

export const accountTypes = [
  {
    name: 'closed_account',
    key: 'account#closed',
    erasure: { outlives: 'Rejects tokens from before the closing, and expires by itself.' },
  },
] as const satisfies readonly ItemType[];

export const accountSecurityTypes = [
  {
    name: 'session_end',
    key: 'account#session-end',
    erasure: { outlives: 'Rejects tokens from before the closing, and expires by itself.' },
  },
] as const satisfies readonly ItemType[];

export const profileTypes = [
  { name: 'profile', key: 'account#profile', live: { topic: 'profiles' } },
] as const satisfies readonly ItemType[];

export const weightsTypes = [
  { name: 'weight', key: 'weight#<date>', live: { topic: 'weights' } },
] as const satisfies readonly ItemType[];

export const importsTypes = [
  { name: 'import_run', key: 'import-run#<id>' },
  { name: 'imported_line', key: 'import#<hash>' },
] as const satisfies readonly ItemType[];

export const remindersTypes = [
  { name: 'reminders', key: 'reminders#settings' },
  { name: 'push_device', key: 'push-device#<hash>', erasure: 'reminders' },
  { name: 'push_owner', partition: 'push-endpoint#<hash>', key: 'owner', erasure: 'reminders' },
] as const satisfies readonly ItemType[];
