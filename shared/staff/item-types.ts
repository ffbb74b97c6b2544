import type { ItemDocs, ItemType } from '../item-types/item-type.ts';

export const itemTypes = [
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

export const itemDocs = {
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
