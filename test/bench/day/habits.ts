/** Size of a photo after the app has scaled it down. Bytes; assumed. */
export const PHOTO_BYTES = 250_000;

/** Assumed habits of 200 users on one day, since there are no real users yet. Shares are of users or meals, 0 to 1. */
export const habits = {
  people: 200,
  /** Plans by share of users. */
  plans: { free: 0.85, basic: 0.1, premium: 0.05 },
  /** Number of existing entries per diary: ten per day up to yesterday. */
  entriesBefore: 60,
  /** Meals per day. */
  meals: { least: 3, most: 4 },
  /** How meals are logged. If the plan has no photos, they are described. */
  ways: { described: 0.35, photo: 0.2, favourite: 0.2, barcode: 0.08, copied: 0.1, typed: 0.07 },
  /** Visits without logging. */
  looks: { least: 0, most: 2 },
  /** Minutes that the app stays open per visit. */
  minutesOpen: { least: 2, most: 5 },
  /** Visits in which the credit balance comes near the screen: at once on a desktop, after scrolling on a phone. */
  seesCredits: 0.4,
  edits: 0.6,
  deletes: 0.15,
  drinks: 0.5,
  glasses: 4,
  weighs: 0.3,
  looksAtWeek: 0.4,
  looksAtYesterday: 0.3,
  looksAtProfile: 0.1,
  asksCoach: 0.1,
  hasFriends: 0.3,
  readsFeed: 0.25,
  likes: 0.1,
  shares: 0.06,
  logsOffline: 0.05,
  hasReminder: 0.3,
} as const;
