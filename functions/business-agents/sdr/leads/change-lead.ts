import { CodedError } from '#shared/errors/coded-error.ts';
import type { LeadChange } from '#shared/business-agents/sdr/lead-change.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { scoreOf } from '#shared/business-agents/sdr/score.ts';
import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { ConditionsFailed } from '../../../platform/table/transact.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { emailKeyOf } from './email-key.ts';
import { MESSAGES_SCORED } from './score-lead.ts';

type Dependencies = Pick<
  AgentDependencies,
  'leads' | 'blocks' | 'conversations' | 'tasks' | 'writer' | 'withIdempotency' | 'clock'
>;

/** Fields on which a score by rules depends. */
const scored = ['name', 'email', 'company', 'phone', 'source', 'status'] as const;

/**
 * Changes the fields of a lead as the user typed them. Calculates a rule-based score again; a model's score stays until
 * the user asks for a new one.
 */
export const createChangeLead = ({
  leads,
  blocks,
  conversations,
  tasks,
  writer,
  withIdempotency,
  clock,
}: Dependencies) => {
  const rescored = async (userId: string, before: Lead, after: Lead): Promise<Lead> => {
    if (after.do_not_contact || after.scored_by === 'model') return after;
    if (scored.every((field) => before[field] === after[field])) return after;
    const [written, tasksDone] = await Promise.all([
      conversations.newest(userId, after.id, MESSAGES_SCORED),
      tasks.done(userId, after.id, 1),
    ]);
    const { status, created_at } = after;
    const { score, reasons } = scoreOf(
      after,
      { status, created_at, conversations: written, tasksDone },
      clock(),
    );
    return { ...after, score, score_reasons: reasons };
  };

  /** Builds the block of a new address; the old one stays blocked. @throws CodedError LEAD_EXISTS, LEAD_DO_NOT_CONTACT */
  const checkedAddress = async (userId: string, { do_not_contact }: Lead, email: string) => {
    const [taken, blocked] = await Promise.all([
      leads.takenOf(userId, [email]),
      blocks.blockedOf(userId, [email]),
    ]);
    if (taken.size > 0) throw new CodedError('LEAD_EXISTS');
    if (blocked.size > 0 && !do_not_contact) throw new CodedError('LEAD_DO_NOT_CONTACT');
    return do_not_contact ? [blocks.toBlock(userId, email, do_not_contact)] : [];
  };

  return (
    userId: string,
    id: string,
    { updated_at: read, ...fields }: LeadChange,
    idempotency: Idempotency,
  ): Promise<Lead> =>
    withIdempotency(userId, idempotency, async () => {
      const before = await leads.find(userId, id);
      if (!before) throw new CodedError('LEAD_NOT_FOUND');
      if (before.updated_at !== read) throw new CodedError('LEAD_CHANGED');
      const isMoved = fields.email !== undefined && emailKeyOf(fields.email) !== emailKeyOf(before.email);
      const ofAddress = isMoved ? await checkedAddress(userId, before, fields.email!) : [];
      const changed: Lead = { ...before, ...fields, updated_at: clock().toISOString() };
      const after = await rescored(userId, before, changed);
      try {
        return await writer.write(
          userId,
          idempotency,
          [...leads.setFields(userId, before, after), ...ofAddress],
          after,
        );
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        throw new CodedError(error.failed[0] ? 'LEAD_CHANGED' : 'LEAD_EXISTS', { cause: error });
      }
    });
};
