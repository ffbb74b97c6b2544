import { CodedError } from '#shared/errors/coded-error.ts';
import { replyOf } from '#shared/business-agents/sdr/reply.ts';
import type { LeadConversation, ResponseAnswer } from '#shared/business-agents/sdr/schema.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { askReply } from './reply-with-model.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';

/** Number of messages that a reply takes into account. */
const EARLIER = 5;

/** Drafts a reply to a lead's message and stores both. Only the user can send it. */
export const createAnswerLead = ({
  leads,
  conversations,
  askModel,
  writer,
  withIdempotency,
  clock,
  newId,
}: AgentDependencies) => {
  const answer = async (
    context: AgentActionContext,
    id: string,
    message: string,
  ): Promise<ResponseAnswer> => {
    const { user_id, idempotency, sender, language } = context;
    const [lead, earlier] = await Promise.all([
      leads.find(user_id, id),
      conversations.newest(user_id, id, EARLIER),
    ]);
    if (!lead) throw new CodedError('LEAD_NOT_FOUND');
    const conversationOf = (response: string): LeadConversation => ({
      id: newId(),
      lead_id: id,
      direction: 'inbound',
      content: message,
      ai_response: response,
      created_at: clock().toISOString(),
    });
    // Stores nothing if the lead was deleted in the meantime.
    const writesOf = (conversation: LeadConversation) => [
      conversations.toKeep(user_id, conversation),
      leads.isThere(user_id, id),
    ];

    const question = { lead, message, conversations: earlier };
    const outcome = await askReply<ResponseAnswer>(askModel, context, question, (response) => {
      const conversation = conversationOf(response);
      return {
        answer: { response, engine: 'model', conversation },
        writes: () => writesOf(conversation),
      };
    });
    if (outcome.kind === 'written') return outcome.answer;
    const response = replyOf({ lead, message, sender, language });
    const conversation = conversationOf(response);
    const isAsked = outcome.kind === 'nobody' && outcome.needsConsent;
    const said: ResponseAnswer = {
      response,
      engine: 'rules',
      conversation,
      ...(isAsked && { needs_consent: true }),
    };
    return writer.write(user_id, idempotency, writesOf(conversation), said);
  };

  return (context: AgentActionContext, id: string, message: string): Promise<ResponseAnswer> =>
    withIdempotency(context.user_id, context.idempotency, () =>
      retryOnConflict(() => answer(context, id, message)),
    );
};
