/** What the app sends of a photo: it makes it smaller before. Bytes; assumed. */
export const PHOTO_BYTES = 250_000;

/**
 * How 200 people live a day with the product. Assumed: nobody has used it yet. Shares are of people or of meals, 0 to 1.
 */
export const habits = {
  people: 200,
  /** Plans of people. */
  plans: { free: 0.85, basic: 0.1, premium: 0.05 },
  /** Entries that a diary has already, ten a day, the last of them yesterday. */
  entriesBefore: 60,
  /** Meals of a day. */
  meals: { least: 3, most: 4 },
  /** How a meal is logged. What a plan has no photos for is described. */
  ways: { described: 0.35, photo: 0.2, favourite: 0.2, barcode: 0.08, copied: 0.1, typed: 0.07 },
  /** Looks beside the meals, in which nothing is logged. */
  looks: { least: 0, most: 2 },
  /** Minutes that the app stays open at each visit. */
  minutesOpen: { least: 2, most: 5 },
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
