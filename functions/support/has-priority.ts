import { mayUse } from '#shared/plans/features.ts';
import type { ReadPlan } from '../platform/plan/read-plan.ts';
import type { FindUserByEmail } from '../platform/user-pool/find-user-by-email.ts';

/**
 * Returns whether an email's messages have priority, according to the plan of its account. A forged sender only gains a
 * place in the queue.
 */
export type HasPriority = (email: string) => Promise<boolean>;

/** Placeholder ID: an email without an account costs the same read, so that the response time reveals nothing. */
const PLACEHOLDER_ID = 'nobody';

export const createHasPriority =
  (findByEmail: FindUserByEmail, readPlan: ReadPlan): HasPriority =>
  async (email) => {
    const userId = await findByEmail(email);
    const { tier } = await readPlan(userId ?? PLACEHOLDER_ID);
    return userId !== null && mayUse(tier, 'priority_support');
  };
