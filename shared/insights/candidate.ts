import type { Said } from '../coach/rules/sentence.ts';
import type { Facts } from '../facts/facts.ts';
import type { Speaker } from '../facts/speaker.ts';
import type { Destination, InsightType } from './schema.ts';

/** A possible insight. Only one per topic is shown. */
export interface Candidate {
  topic: string;
  /** Relevance for this user now, 0 to 100. */
  rank: number;
  type: InsightType;
  title: string;
  /** Its numbers come from the cited facts. */
  description: Said;
  action: { label: string; kind: Destination };
}

/** Checks the facts for one topic and writes an insight in one language. */
export type Rule = (facts: Facts, speaker: Speaker) => Candidate | null;

/** Minimum number of logged days for a statement about habits. */
export const ENOUGH_DAYS = 3;
