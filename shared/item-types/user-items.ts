import { defineItemTypes } from './item-type.ts';

export const accountTypes = defineItemTypes([
  {
    name: 'closed_account',
    key: 'account#closed',
    erasure: { outlives: 'Rejects tokens from before the closing, and expires by itself.' },
  },
]);

export const accountSecurityTypes = defineItemTypes([
  { name: 'session', key: 'session#<id>' },
  { name: 'known_devices', key: 'account#known-devices' },
  { name: 'sign_in_app', key: 'account#sign-in-app' },
  { name: 'passkey', key: 'passkey#<hash>' },
  { name: 'removed_passkey', key: 'removed-passkey#<time>#<hash>' },
  { name: 'recovery_codes', key: 'account#recovery-codes' },
  { name: 'email_change', key: 'account#email-change' },
  { name: 'email_undo', key: 'email-undo#<hash>' },
  {
    name: 'session_end',
    key: 'account#session-end',
    erasure: { outlives: 'Rejects tokens from before the closing, and expires by itself.' },
  },
]);

export const profileTypes = defineItemTypes([
  { name: 'profile', key: 'account#profile', live: { topic: 'profiles' } },
]);

export const weightsTypes = defineItemTypes([
  { name: 'weight', key: 'weight#<date>', live: { topic: 'weights' } },
]);

export const importsTypes = defineItemTypes([
  { name: 'import_run', key: 'import-run#<id>' },
  { name: 'imported_line', key: 'import#<hash>' },
]);

export const remindersTypes = defineItemTypes([
  { name: 'reminders', key: 'reminders#settings' },
  { name: 'push_device', key: 'push-device#<hash>', erasure: 'reminders' },
  { name: 'push_owner', partition: 'push-endpoint#<hash>', key: 'owner', erasure: 'reminders' },
]);
