import { CodedError } from '#shared/errors/coded-error.ts';
import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { ConditionsFailed } from '../../../platform/table/transact.ts';
import type { AgentDependencies } from '../dependencies.ts';
import type { LeadItems } from './lead-items-repository.ts';
import type { CancelFollowUps } from '../tasks/cancel-follow-ups.ts';

/** Rows of one kind per round, and rounds per request. */
const PAGE = 250;
const ROUNDS = 80;
/** No round starts after this time, ms: the gateway times out after 30 s. */
const MAX_DURATION_MS = 15_000;

type Dependencies = Pick<AgentDependencies, 'leads' | 'writer' | 'clock'> & {
  relatedItems: LeadItems;
  cancelFollowUps: CancelFollowUps;
};

/**
 * Deletes a lead and then everything that belongs to it, including future follow-up events. The lead goes first, so
 * that nothing new can be added to it. A retry continues an interrupted deletion.
 */
export const createRemoveLead = ({ leads, relatedItems, cancelFollowUps, writer, clock }: Dependencies) => {
  const removeLead = async (userId: string, id: string, idempotency: Idempotency): Promise<void> => {
    if ((await writer.storedAnswer(userId, idempotency)) !== undefined) return;
    const lead = await leads.find(userId, id);
    try {
      await writer.write(userId, idempotency, lead ? leads.toRemove(userId, lead) : [], null);
    } catch (error) {
      // Another tab was faster: the lead is gone.
      if (!(error instanceof ConditionsFailed)) throw error;
    }
  };

  /** @throws CodedError SERVICE_UNAVAILABLE if there are more rows than one request can delete */
  return async (userId: string, id: string, idempotency: Idempotency): Promise<void> => {
    const startedAt = clock().getTime();
    await removeLead(userId, id, idempotency);
    for (let round = 0; round < ROUNDS && clock().getTime() - startedAt < MAX_DURATION_MS; round += 1) {
      const rows = await relatedItems.page(userId, id, PAGE);
      if (rows.length === 0) return;
      await cancelFollowUps(userId, rows);
      await relatedItems.remove(rows);
    }
    throw new CodedError('SERVICE_UNAVAILABLE');
  };
};
