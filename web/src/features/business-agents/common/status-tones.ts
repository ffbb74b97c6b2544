import type { LeadStatus, Priority } from '#shared/business-agents/sdr/schema.ts';
import { QUALIFIED_SCORE, WARM_SCORE } from '#shared/business-agents/sdr/schema.ts';
import type { WorkStatus } from '#shared/business-agents/executive/schema.ts';

/** Color of a chip. Its label carries the same meaning. */
export type Tone = 'blue' | 'yellow' | 'green' | 'purple' | 'red' | 'plain';

/** SDR-08 */
export const leadStatusTones: Readonly<Record<LeadStatus, Tone>> = {
  new: 'blue',
  contacted: 'yellow',
  qualified: 'green',
  converted: 'purple',
  lost: 'red',
};

/** EXEC-17 */
export const workStatusTones: Readonly<Record<WorkStatus, Tone>> = {
  completed: 'green',
  in_progress: 'yellow',
  pending: 'blue',
  cancelled: 'red',
};

/** EXEC-18 */
export const priorityTones: Readonly<Record<Priority, Tone>> = {
  high: 'red',
  medium: 'yellow',
  low: 'green',
};

/** SDR-10 */
export const toneOfScore = (score: number): Tone => {
  if (score >= QUALIFIED_SCORE) return 'green';
  return score >= WARM_SCORE ? 'yellow' : 'red';
};
