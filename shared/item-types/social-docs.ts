import type { ItemDocs } from './item-type.ts';

export const socialDocs = {
  texts: {
    friendship: {
      title: 'Friendship, request or block',
      writtenBy: 'Social, both sides in one transaction',
      notes: '`<pair>` is a hash of both users, the same on both sides',
      privacy: 'social',
    },
    shared_meal: {
      title: 'Shared meal',
      writtenBy: 'Social',
      notes: 'For everyone: `gsi1` = `shared-meals#everyone` / `<id>#<user_id>#<food_entry_id>`',
      privacy: 'social',
    },
    feed_pointer: {
      title: 'Meal in a feed',
      writtenBy: 'Social, with the shared meal; a job for friends’ feeds',
      expires: '1 year in friends’ feeds',
      notes: '`lsi1sk` = `feed-of#<owner>#<id>`',
      privacy: 'social',
    },
    meal_like: {
      title: 'Like',
      writtenBy: 'Social, with the count of the shared meal',
      notes: '`gsi1` = `likes#<meal>` / `<user_id>`',
      privacy: 'social',
    },
    meal_report: {
      title: 'Report of a meal',
      writtenBy: 'Social',
      notes: '`gsi1` = `reports#open` / `<ulid>` until staff has decided',
      privacy: 'social',
    },
  },
  retentionRows: {
    social: {
      en: [
        'Friends, requests and blocks; meals you share, like or report',
        'To show meals to the people you choose, and to act on reports',
        'Until you unfriend, unblock, unshare or unlike, or delete the account',
      ],
      de: [
        'Freundschaften, Anfragen und Blockierungen; Mahlzeiten, die du teilst, magst oder meldest',
        'Um Mahlzeiten denen zu zeigen, die du auswählst, und Meldungen nachzugehen',
        'Bis du sie aufhebst oder zurücknimmst oder das Konto löschst',
      ],
    },
  },
} as const satisfies ItemDocs;

export const referralsDocs = {
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
