/** A kind of rows that goes into the export, as a file of its own. */
export interface ExportedKind {
  /** How the keys of the rows begin; the whole key where it does not end in '#'. */
  prefix: string;
  /** Under `data/`. */
  file: string;
  about: string;
  /** Fields that stay behind: they say nothing of the person, or open something. */
  without?: readonly string[];
  /** Rows that the person does not see any more, or not yet, stay behind. */
  isShown?: (row: Readonly<Record<string, unknown>>) => boolean;
}

/** Fields of every row that only say where it stands in the table. */
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
  {
    prefix: 'api-token#',
    file: 'api-tokens',
    about: 'Your personal tokens, without their secrets.',
    without: ['hash'],
  },
  { prefix: 'coach#', file: 'coach-chat', about: 'What you and the coach wrote.' },
  { prefix: 'correction#', file: 'corrections', about: 'What was learnt from your corrections.' },
  { prefix: 'credit#', file: 'credit-changes', about: 'Every change of your credits.' },
  { prefix: 'credit-grant#', file: 'credit-grants', about: 'What you were given credits for.' },
  {
    prefix: 'entry#',
    file: 'food-entries',
    about:
      'Every food you logged. Energy in kcal, sodium in mg, other figures in g; what is unknown is not there.',
  },
  {
    prefix: 'favourite#',
    file: 'favourites',
    about: 'Foods you starred.',
    // One that expires was unstarred.
    isShown: ({ expires_at }) => expires_at === undefined,
  },
  { prefix: 'import-run#', file: 'imports', about: 'Files of other trackers that you imported.' },
  { prefix: 'insights#', file: 'insights', about: 'Insights of the last month.' },
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
  { prefix: 'saved-meal#', file: 'saved-meals', about: 'Meals and recipes you keep.' },
  {
    prefix: 'summary#',
    file: 'days',
    about:
      'Sums of your days. Fields that end in _tenths count tenths of a gram; sodium is in mg, water in ml.',
  },
  { prefix: 'voice#', file: 'recordings', about: 'Words of recordings of the last day.' },
  {
    prefix: 'weekly-mail#',
    file: 'weekly-mails',
    about: 'Weekly mails that you got.',
    without: ['token_hash'],
  },
  { prefix: 'weight#', file: 'weights', about: 'Weights you logged, in kg.' },
];

/** Kinds of rows that stay behind, and why. */
export const leftOutKinds: Readonly<Record<string, string>> = {
  'account#api-tokens': 'How many tokens you have: they are in api-tokens.json.',
  'account#closed': 'That an account is closed.',
  'account#referred-by': 'Who brought you: it names another person.',
  'account#session-end': 'When your sessions were ended, for half an hour.',
  'action#': 'Copies of our answers, kept for 30 days at most so that nothing is written twice.',
  'calls#': 'How often you used something today.',
  'coach-write#': 'Which entries the coach wrote, kept for a day: they are in food-entries.json.',
  'credit-hold#': 'Credits set aside for minutes: what they became is in credit-changes.json.',
  'export#': 'This file and the ones before.',
  'import#': 'Fingerprints of imported lines: the entries are in food-entries.json.',
  'insights-run': 'That insights are being written, for seconds.',
  'referral-inbox#': 'Fingerprints of your friends’ addresses: they are theirs.',
  'referral-month#': 'How many friends a month brought: they are in referrals.json.',
  'socket#': 'Windows that are open now.',
};

const begins = (sk: string, prefix: string): boolean =>
  prefix.endsWith('#') ? sk.startsWith(prefix) : sk === prefix;

/** The kind of a row; null for one that stays behind. @throws Error for one that nobody thought of */
export const kindOf = (sk: string): ExportedKind | null => {
  const kind = exportedKinds.find(({ prefix }) => begins(sk, prefix));
  if (kind) return kind;
  if (Object.keys(leftOutKinds).some((prefix) => begins(sk, prefix))) return null;
  throw new Error(`Rows like ${sk.split('#')[0]} are neither exported nor left out.`);
};
