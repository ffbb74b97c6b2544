/** A kind of rows that is exported to its own file. */
export interface ExportedKind {
  /** Key prefix of the rows, or the whole key if it does not end in '#'. */
  prefix: string;
  /** File name under `data/`. */
  file: string;
  about: string;
  /** Fields to leave out: they contain no personal data, or are secrets. */
  without?: readonly string[];
  /** Filters out rows that the user no longer sees, or does not see yet. */
  isShown?: (row: Readonly<Record<string, unknown>>) => boolean;
}

/** Key fields that every row has and the export leaves out. */
export const placeFields = ['pk', 'sk', 'lsi1sk', 'gsi1pk', 'gsi1sk', 'user_id', 'expires_at'] as const;

export const exportedKinds: readonly ExportedKind[] = [
  { prefix: 'account#billing', file: 'billing', about: 'Your plan, as Stripe told us of it last.' },
  { prefix: 'account#credits', file: 'credits', about: 'Your credits.' },
  { prefix: 'account#profile', file: 'profile', about: 'Your profile, goals and settings.' },
  {
    prefix: 'account#referral-code',
    file: 'referral-code',
    about: 'Your code for friends, and what it brought.',
  },
  { prefix: 'achievement#', file: 'achievements', about: 'What you achieved, and when.' },
  { prefix: 'activity#', file: 'crm-activities', about: 'Tasks and notes of your workspace.' },
  {
    prefix: 'api-token#',
    file: 'api-tokens',
    about: 'Your personal tokens, without their secrets.',
    without: ['hash'],
  },
  { prefix: 'coach#', file: 'coach-chat', about: 'What you and the coach wrote.' },
  {
    prefix: 'conversation#',
    file: 'lead-conversations',
    about: 'What your leads wrote, and what the sales agent proposed as the answer.',
  },
  { prefix: 'correction#', file: 'corrections', about: 'What was learnt from your corrections.' },
  { prefix: 'credit#', file: 'credit-changes', about: 'Every change of your credits.' },
  { prefix: 'credit-grant#', file: 'credit-grants', about: 'What you were given credits for.' },
  { prefix: 'document#', file: 'documents', about: 'Documents of your workspace, without what they say.' },
  {
    prefix: 'document-version#',
    file: 'document-versions',
    about: 'What your documents say: the last 20 versions of each.',
  },
  {
    prefix: 'entry#',
    file: 'food-entries',
    about:
      'Every food you logged. Energy in kcal, sodium in mg, other figures in g; what is unknown is not there.',
  },
  { prefix: 'event#', file: 'calendar-events', about: 'Your calendar. Durations are in minutes.' },
  {
    prefix: 'favourite#',
    file: 'favourites',
    about: 'Foods you starred.',
    // A row with an expiry date was unstarred.
    isShown: ({ expires_at }) => expires_at === undefined,
  },
  {
    prefix: 'friend#',
    file: 'friends',
    about: 'Friends, requests and people you blocked, with dates. They are not named.',
    without: ['friend_id', 'requester_id', 'barred'],
    isShown: ({ status, blocked_at }) => status !== undefined || blocked_at !== undefined,
  },
  {
    prefix: 'like#',
    file: 'likes',
    about: 'Shared meals you like. Whose they are is not in it.',
    without: ['owner_id'],
  },
  { prefix: 'import-run#', file: 'imports', about: 'Files of other trackers that you imported.' },
  { prefix: 'insights#', file: 'insights', about: 'Insights of the last month.' },
  {
    prefix: 'lead#',
    file: 'leads',
    about: 'Leads of your sales workspace, with their scores and why.',
    without: ['follow_up_id'],
  },
  { prefix: 'meal-plan#', file: 'meal-plans', about: 'Days you planned.' },
  {
    prefix: 'photo#',
    file: 'photos',
    about: 'Your photos. The file of one is photos/<id>.',
    isShown: ({ status }) => status === 'kept',
  },
  {
    prefix: 'push-device#',
    file: 'reminder-devices',
    about: 'Browsers that take your reminders.',
    without: ['endpoint', 'p256dh', 'auth'],
  },
  { prefix: 'referral#', file: 'referrals', about: 'Friends who came by your code. They are not named.' },
  { prefix: 'reminders#', file: 'reminders', about: 'When you are reminded.' },
  { prefix: 'report#', file: 'reports', about: 'Shared meals you reported, and why.' },
  { prefix: 'saved-meal#', file: 'saved-meals', about: 'Meals and recipes you keep.' },
  { prefix: 'sdr-task#', file: 'sdr-tasks', about: 'When to write to your leads again.' },
  {
    prefix: 'summary#',
    file: 'days',
    about:
      'Sums of your days. Fields that end in _tenths count tenths of a gram; sodium is in mg, water in ml.',
  },
  { prefix: 'template#', file: 'email-templates', about: 'Your own templates of e-mails.' },
  { prefix: 'voice#', file: 'recordings', about: 'Words of recordings of the last day.' },
  {
    prefix: 'weekly-mail#',
    file: 'weekly-mails',
    about: 'Weekly mails that you got.',
    without: ['token_hash'],
  },
  { prefix: 'weight#', file: 'weights', about: 'Weights you logged, in kg.' },
];

/** Kinds of rows that are not exported, with the reason. */
export const leftOutKinds: Readonly<Record<string, string>> = {
  'account#api-tokens': 'How many tokens you have: they are in api-tokens.json.',
  'account#closed': 'That an account is closed.',
  'account#leads': 'How many leads you have: they are in leads.json.',
  'account#referred-by': 'Who brought you: it names another person.',
  'account#session-end': 'When your sessions were ended, for half an hour.',
  'action#': 'Copies of our answers, kept for 30 days at most so that nothing is written twice.',
  'calls#': 'How often you used something today.',
  'coach-write#': 'Which entries the coach wrote, kept for a day: they are in food-entries.json.',
  'credit-hold#': 'Credits set aside for minutes: what they became is in credit-changes.json.',
  'export#': 'This file and the ones before.',
  'feed#': 'What stands in your feed: others shared it, and your own is in shared-meals.json.',
  'import#': 'Fingerprints of imported lines: the entries are in food-entries.json.',
  'insights-run': 'That insights are being written, for seconds.',
  'lead-email#': 'That a lead has an e-mail: it is in leads.json.',
  'referral-inbox#': 'Fingerprints of your friends’ addresses: they are theirs.',
  'referral-month#': 'How many friends a month brought: they are in referrals.json.',
  'slot#': 'Which quarters of an hour are taken: the events are in calendar-events.json.',
  'socket#': 'Windows that are open now.',
};

const begins = (sk: string, prefix: string): boolean =>
  prefix.endsWith('#') ? sk.startsWith(prefix) : sk === prefix;

/** Returns the kind of a row, or null if it is not exported. @throws Error for an unknown kind */
export const kindOf = (sk: string): ExportedKind | null => {
  const kind = exportedKinds.find(({ prefix }) => begins(sk, prefix));
  if (kind) return kind;
  if (Object.keys(leftOutKinds).some((prefix) => begins(sk, prefix))) return null;
  throw new Error(`Rows like ${sk.split('#')[0]} are neither exported nor left out.`);
};
