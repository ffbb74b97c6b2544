import { CodedError } from '#shared/errors/coded-error.ts';
import { type Lead, MAX_LEADS, type NewLead, type ScoreAnswer } from '#shared/business-agents/sdr/schema.ts';
import { type Scored, scoreOf } from '#shared/business-agents/sdr/score.ts';
import { ConditionsFailed } from '../../../platform/table/transact.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { makeLead } from './make-lead.ts';
import { askScore } from './score-with-model.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';

/** Creates a lead with its first score. Rejects a duplicate email, ignoring case. */
export const createQualifyLead = ({
  leads,
  blocks,
  askModel,
  writer,
  withIdempotency,
  clock,
  newId,
}: AgentDependencies) => {
  const isTaken = async (userId: string, email: string): Promise<boolean> =>
    (await leads.takenOf(userId, [email])).size > 0;

  const requireLeadCapacity = async (userId: string, email: string): Promise<void> => {
    const [taken, count] = await Promise.all([isTaken(userId, email), leads.count(userId)]);
    if (taken) throw new CodedError('LEAD_EXISTS');
    if (count >= MAX_LEADS) throw new CodedError('TOO_MANY_LEADS');
  };

  const make = async (
    context: AgentActionContext,
    data: NewLead,
    contactAgain?: string,
  ): Promise<ScoreAnswer> => {
    const { user_id, idempotency } = context;
    // Checked before anything is charged.
    await requireLeadCapacity(user_id, data.email);
    const isBlocked = (await blocks.blockedOf(user_id, [data.email])).size > 0;
    if (isBlocked && contactAgain === undefined) throw new CodedError('LEAD_DO_NOT_CONTACT');
    const now = clock();
    const id = newId();
    const answerOf = (scored: Scored, engine: Lead['scored_by']) => {
      const lead = makeLead({
        id,
        data,
        scored,
        engine,
        now,
        contactAgain: isBlocked ? contactAgain : undefined,
      });
      return { ...scored, engine, lead } satisfies ScoreAnswer;
    };
    const writesOf = ({ lead }: Pick<ScoreAnswer, 'lead'>) => [
      ...leads.toMake(user_id, [lead]),
      ...(isBlocked ? [blocks.toUnblock(user_id, lead.email)] : []),
    ];

    const byRules = scoreOf(data, null, now);
    const question = { lead: data, conversations: [], byRules };
    const outcome = await askScore<ScoreAnswer>(askModel, context, question, (scored) => {
      const answer = answerOf(scored, 'model');
      return { answer, writes: () => writesOf(answer) };
    });
    if (outcome.kind === 'written') return outcome.answer;
    const isAsked = outcome.kind === 'nobody' && outcome.needsConsent;
    const answer = { ...answerOf(byRules, 'rules'), ...(isAsked && { needs_consent: true as const }) };
    return writer.write(user_id, idempotency, writesOf(answer), answer);
  };

  return (context: AgentActionContext, data: NewLead, contactAgain?: string): Promise<ScoreAnswer> =>
    withIdempotency(context.user_id, context.idempotency, () =>
      make(context, data, contactAgain).catch(async (error: unknown) => {
        // Created in another tab in the meantime, or above the limit: the held credits are released.
        const isConflict =
          error instanceof ConditionsFailed ||
          (error instanceof CodedError && error.cause instanceof ConditionsFailed);
        if (isConflict) await requireLeadCapacity(context.user_id, data.email);
        throw error instanceof ConditionsFailed
          ? new CodedError('SERVICE_UNAVAILABLE', { cause: error })
          : error;
      }),
    );
};
