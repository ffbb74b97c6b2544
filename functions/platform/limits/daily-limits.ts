import type { CallLimit } from './count-call.ts';

/**
 * What one person may make us ask of a model, of speech recognition or of a voice in one day of UTC. Far above what somebody needs
 * who logs every bite; low enough that a script of one account cannot run up a bill. What is asked counts, answered or
 * not: it is paid for. Answers of the food table alone count nothing.
 */
export const dailyLimits = {
  /** Meals in words that the food table does not know. */
  words: { kind: 'words', most: 200, per: 'day' },
  /** Photos that the picture model looks at. */
  photos: { kind: 'photos', most: 100, per: 'day' },
  /** Messages to the coach and the assistant that a model answers. */
  coach: { kind: 'coach', most: 200, per: 'day' },
  /** Actions of the agents that a model does. */
  agents: { kind: 'agents', most: 200, per: 'day' },
  /** Seconds of speech: two hours. */
  speech: { kind: 'speech', most: 7_200, per: 'day' },
  /** Characters read aloud: some hundred replies. */
  readAloud: { kind: 'read-aloud', most: 30_000, per: 'day' },
} as const satisfies Record<string, CallLimit>;
