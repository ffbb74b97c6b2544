import type { CallLimit } from './count-call.ts';

/**
 * Daily limits (UTC) per user for language models, speech recognition and text-to-speech. Far above the needs of a user
 * who logs every bite, but low enough that a script cannot run up a bill. Every call counts, even if it fails, because
 * it is billed. Answers from the food table do not count.
 */
export const dailyLimits = {
  /** Free-text meals that the food table does not know. */
  words: { kind: 'words', most: 200, per: 'day' },
  /** Photos analyzed by the vision model. */
  photos: { kind: 'photos', most: 100, per: 'day' },
  /** Messages to the coach and the assistant that a model answers. */
  coach: { kind: 'coach', most: 200, per: 'day' },
  /** Agent actions done by a model. */
  agents: { kind: 'agents', most: 200, per: 'day' },
  /** Seconds of speech: two hours. */
  speech: { kind: 'speech', most: 7_200, per: 'day' },
  /** Characters read aloud: about a hundred replies. */
  readAloud: { kind: 'read-aloud', most: 30_000, per: 'day' },
} as const satisfies Record<string, CallLimit>;
