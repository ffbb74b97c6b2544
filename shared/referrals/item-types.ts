import { type ItemDocs, type ItemType, LOOKUP } from '../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'referral_code',
    key: 'account#referral-code',
    export: { file: 'referral-code', about: 'Your code for friends, and what it earned.' },
    erasure: 'referrals',
  },
  {
    name: 'referral_code_owner',
    partition: 'referral-code#<code>',
    key: 'owner',
    export: { leftOut: LOOKUP },
    erasure: 'referrals',
  },
  {
    name: 'referral',
    key: 'referral#<id>',
    // Stored in the referrer's partition: the referrer is notified.
    live: { topic: 'referrals' },
    export: { file: 'referrals', about: 'Friends who signed up with your code. They are not named.' },
  },
  {
    name: 'referred_by',
    key: 'account#referred-by',
    export: { leftOut: 'Who referred you: it identifies another user.' },
    erasure: 'referrals',
  },
  {
    name: 'referral_month',
    key: 'referral-month#<month>',
    export: { leftOut: 'How many friends signed up in a month: they are in referrals.json.' },
  },
  {
    name: 'referral_inbox',
    key: 'referral-inbox#<hash>',
    export: { leftOut: 'Fingerprints of your friends’ email addresses: they are theirs.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
  texts: {
    referral_code: {
      title: 'Referral code',
      writtenBy: 'Referrals; its totals by the triggers and billing',
      privacy: 'referrals',
    },
    referral_code_owner: {
      title: 'Owner of a referral code',
      writtenBy: 'Referrals, with the code',
      privacy: 'referrals',
    },
    referral: {
      title: 'Referred friend',
      writtenBy: 'Custom-message trigger, in the referrer’s partition; post-confirmation trigger, billing',
      notes: 'Does not identify the friend',
      privacy: 'referrals',
    },
    referred_by: {
      title: 'Referrer of the user',
      writtenBy: 'Custom-message trigger, with the referral',
      privacy: 'referrals',
    },
    referral_month: {
      title: 'Friends rewarded in a month',
      writtenBy: 'Post-confirmation trigger',
      expires: '62 days',
      notes: 'Max 50 per month',
      privacy: 'referrals',
    },
    referral_inbox: {
      title: 'Inbox that earned credits',
      writtenBy: 'Post-confirmation trigger',
      expires: '90 days after the friend’s account was erased',
      privacy: 'one-per-inbox',
    },
  },
  retentionRows: {
    referrals: {
      en: [
        'Your referral code, how many friends signed up with it and what it earned; who referred you',
        'To give you and your friends their credits',
        'Until you delete the account',
      ],
      de: [
        'Dein Einladungscode, wie viele sich damit registriert haben und was er eingebracht hat; wer dich eingeladen hat',
        'Um dir und deinen Freunden die Credits zu geben',
        'Bis du das Konto löschst',
      ],
    },
  },
} as const satisfies ItemDocs;
