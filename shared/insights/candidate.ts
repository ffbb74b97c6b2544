import type { Said } from '../coach/rules/say.ts';
import type { Facts } from '../facts/facts.ts';
import type { Speaker } from '../facts/speaker.ts';
import { type LossCaution, lossCautionOf } from '../goals/loss-caution.ts';
import type { Destination, InsightType } from './schema.ts';

/** Something worth telling. Of one topic only one is told, so that no two say the same. */
export interface Candidate {
  topic: string;
  /** The higher, the more it matters to this person now. 0 to 100. */
  rank: number;
  type: InsightType;
  title: string;
  /** Its figures are taken from the facts that it cites. */
  description: Said;
  action: { label: string; kind: Destination };
}

/** Looks at the facts for one topic, and tells of them in one language. */
export type Rule = (facts: Facts, speaker: Speaker) => Candidate | null;

/** Fewer logged days than these say little about a habit. */
export const ENOUGH_DAYS = 3;

/** Why nothing may move the person to eat less. */
export const cautionOf = ({ person }: Facts): LossCaution | null =>
  lossCautionOf(person.daily_calorie_goal, person);

/** Energy advice is not for people who still grow. */
export const isMinor = (facts: Facts): boolean => cautionOf(facts) === 'under_18';
