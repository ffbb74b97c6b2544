import { mayUse } from '#shared/plans/features.ts';
import type { ReadPlan } from '../platform/plan/read-plan.ts';
import type { FindByEmail } from '../platform/user-pool/find-user-by-email.ts';

/**
 * Whether messages of an e-mail are answered first, by the plan of the account that has it. Anybody can write with
 * somebody else's e-mail, and gains a place in the queue by it, nothing more.
 */
export type HasPriority = (email: string) => Promise<boolean>;

/** Nobody's id: an e-mail without an account costs the same read, so that the time of the answer tells nothing. */
const NOBODY = 'nobody';

export const createHasPriority =
  (findByEmail: FindByEmail, readPlan: ReadPlan): HasPriority =>
  async (email) => {
    const userId = await findByEmail(email);
    const { tier } = await readPlan(userId ?? NOBODY);
    return userId !== null && mayUse(tier, 'priority_support');
  };
