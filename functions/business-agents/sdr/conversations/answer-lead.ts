import { CodedError } from '#shared/errors/coded-error.ts';
import { type DoNotContact, forbidsContact, holdAfter } from '#shared/business-agents/sdr/contact-state.ts';
import { draftReply } from '#shared/business-agents/sdr/messages/draft/draft-reply.ts';
import { type ReadMessage, readMessage } from '#shared/business-agents/sdr/messages/read-message.ts';
import type { Lead, LeadConversation, ResponseAnswer } from '#shared/business-agents/sdr/schema.ts';
import { type Scored, scoreOf } from '#shared/business-agents/sdr/score.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { blockedLead } from '../leads/set-contact.ts';
import type { LeadFacts, ReadFacts } from '../offer/read-facts.ts';
import type { CancelPending } from '../tasks/cancel-pending.ts';
import { nextStepOf, suggestedStatusOf } from './next-step.ts';
import { askReply } from './reply-with-model.ts';

/** Number of messages that a score considers, as in `score-lead.ts`. */
const MESSAGES = 50;
/** Maximum length of the lead's words that are kept as the reason of a block, in characters. */
const MAX_QUOTE = 200;

type Dependencies = AgentDependencies & { readFacts: ReadFacts; cancelPending: CancelPending };

const readWith = (
  message: string,
  lead: Lead,
  { agreed }: LeadFacts,
  context: AgentActionContext,
  now: Date,
): ReadMessage => {
  const { zone, sender, language } = context;
  return readMessage(message, {
    today: localDateOf(now, zone),
    time: wallClockOf(now, zone).time.slice(0, 5),
    isMonthFirst: language === 'en' && zone.startsWith('America/'),
    agreed,
    names: [lead.name, ...(sender === null ? [] : [sender])],
  });
};

/** Returns the lead after a message: blocked by an opt-out, or with its new score and hold. */
const leadAfter = (
  lead: Lead,
  { reading, text }: ReadMessage,
  { score, reasons }: Scored,
  now: Date,
): Lead => {
  if (lead.do_not_contact) return lead;
  if (!forbidsContact(reading)) {
    const scored = {
      score,
      score_reasons: reasons,
      scored_by: 'rules',
      updated_at: now.toISOString(),
    } as const;
    return { ...lead, hold: holdAfter(lead.hold, reading), ...scored };
  }
  const block: DoNotContact = {
    cause: reading.intent === 'data_request' ? 'data_request' : 'message',
    reason: text.slice(0, MAX_QUOTE),
    since: now.toISOString(),
  };
  return blockedLead(lead, block);
};

/**
 * Reads a lead's message, drafts a reply and stores both. An opt-out blocks the lead; other messages can put it on hold.
 * Only the user can send a reply.
 */
export const createAnswerLead = ({
  leads,
  blocks,
  conversations,
  tasks,
  askModel,
  writer,
  withIdempotency,
  clock,
  newId,
  readFacts,
  cancelPending,
}: Dependencies) => {
  const answer = async (
    context: AgentActionContext,
    id: string,
    message: string,
  ): Promise<ResponseAnswer> => {
    const { user_id, idempotency, sender, language, zone } = context;
    const [lead, earlier, facts, tasksDone] = await Promise.all([
      leads.find(user_id, id),
      conversations.newest(user_id, id, MESSAGES),
      readFacts(user_id, id, zone),
      tasks.done(user_id, id, 1),
    ]);
    if (!lead) throw new CodedError('LEAD_NOT_FOUND');
    const ownNotes = (lead.notes ?? '').split('\n').filter((line) => line.trim() !== '');
    const lines = [...facts.lines, ...ownNotes];
    const now = clock();
    const read = readWith(message, lead, facts, context, now);
    const { reading } = read;
    const stored = {
      direction: 'inbound',
      content: message,
      reading,
      created_at: now.toISOString(),
    } as const;
    const history = {
      status: lead.status,
      created_at: lead.created_at,
      conversations: [...earlier, stored],
      tasksDone,
    };
    const after = leadAfter(lead, read, scoreOf(lead, history, now), now);
    const wasBlocked = lead.do_not_contact !== null;
    const draft = wasBlocked
      ? null
      : draftReply({ read, lead, sender, language, facts: lines, agreed: facts.agreed });

    const answerOf = (engine: ResponseAnswer['engine'], text: string | null): ResponseAnswer => {
      const conversation: LeadConversation = {
        ...stored,
        id: newId(),
        lead_id: id,
        ai_response: text,
      };
      return {
        response: text ?? '',
        draft: text,
        ...reading,
        reply: text === null ? 'none' : reading.reply,
        next_step: nextStepOf(reading, wasBlocked),
        suggested_status: suggestedStatusOf(reading, lead.status),
        lead: after,
        engine,
        conversation,
      };
    };
    // Stores nothing if the lead was deleted in the meantime.
    const writesOf = ({ conversation }: ResponseAnswer) => [
      conversations.toKeep(user_id, conversation),
      wasBlocked ? leads.isThere(user_id, id) : leads.setContact(user_id, after),
      ...(after.do_not_contact && !wasBlocked
        ? [blocks.toBlock(user_id, lead.email, after.do_not_contact)]
        : []),
    ];

    if (reading.outreach !== 'go_on')
      await cancelPending(user_id, id, reading.until === null ? null : { date: reading.until, zone });
    const mayAsk = draft !== null && reading.reply === 'draft';
    const question = { lead, message, conversations: earlier, reading, facts: lines };
    const outcome = mayAsk
      ? await askReply<ResponseAnswer>(askModel, context, question, (response) => {
          const written = answerOf('model', response);
          return { answer: written, writes: () => writesOf(written) };
        })
      : null;
    if (outcome?.kind === 'written') return outcome.answer;
    const isAsked = outcome?.kind === 'nobody' && outcome.needsConsent;
    const byRules: ResponseAnswer = { ...answerOf('rules', draft), ...(isAsked && { needs_consent: true }) };
    return writer.write(user_id, idempotency, writesOf(byRules), byRules);
  };

  return (context: AgentActionContext, id: string, message: string): Promise<ResponseAnswer> =>
    withIdempotency(context.user_id, context.idempotency, () =>
      retryOnConflict(() => answer(context, id, message)),
    );
};
