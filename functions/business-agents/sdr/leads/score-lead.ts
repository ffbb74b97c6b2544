import { CodedError } from '#shared/errors/coded-error.ts';
import type { Lead, ScoreAnswer } from '#shared/business-agents/sdr/schema.ts';
import { blockedScore, type Scored, scoreOf } from '#shared/business-agents/sdr/score.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { askScore } from './score-with-model.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';

/** Number of messages that a score considers. Older ones are already reflected in it. */
export const MESSAGES_SCORED = 50;

/** Recalculates a lead's score from its activity. The status stays as the user set it (decision D27). */
export const createScoreLead = ({
  leads,
  conversations,
  tasks,
  askModel,
  writer,
  withIdempotency,
  clock,
}: AgentDependencies) => {
  const score = async (context: AgentActionContext, id: string): Promise<ScoreAnswer> => {
    const { user_id, idempotency } = context;
    const [lead, written, tasksDone] = await Promise.all([
      leads.find(user_id, id),
      conversations.newest(user_id, id, MESSAGES_SCORED),
      tasks.done(user_id, id, 1),
    ]);
    if (!lead) throw new CodedError('LEAD_NOT_FOUND');
    const now = clock();
    const { status, created_at } = lead;
    const byRules = scoreOf(lead, { status, created_at, conversations: written, tasksDone }, now);
    const answerOf = ({ score: points, reasons }: Scored, engine: Lead['scored_by']) => ({
      score: points,
      reasons,
      engine,
      lead: {
        ...lead,
        score: points,
        score_reasons: reasons,
        scored_by: engine,
        updated_at: now.toISOString(),
      },
    });
    if (lead.do_not_contact) {
      const answer = answerOf(blockedScore, 'rules');
      return writer.write(user_id, idempotency, [leads.setScore(user_id, answer.lead)], answer);
    }
    const question = { lead, conversations: written, byRules };
    const outcome = await askScore<ScoreAnswer>(askModel, context, question, (scored) => {
      const answer = answerOf(scored, 'model');
      return { answer, writes: () => [leads.setScore(user_id, answer.lead)] };
    });
    if (outcome.kind === 'written') return outcome.answer;
    const isAsked = outcome.kind === 'nobody' && outcome.needsConsent;
    const answer = { ...answerOf(byRules, 'rules'), ...(isAsked && { needs_consent: true as const }) };
    return writer.write(user_id, idempotency, [leads.setScore(user_id, answer.lead)], answer);
  };

  return (context: AgentActionContext, id: string): Promise<ScoreAnswer> =>
    withIdempotency(context.user_id, context.idempotency, () => retryOnConflict(() => score(context, id)));
};
