import * as z from 'zod';
import { isFitLetter } from '#shared/business-agents/sdr/fit-words.ts';
import { languageOfMessage } from '#shared/business-agents/sdr/message-language.ts';
import type { MessageReading } from '#shared/business-agents/sdr/messages/reading.ts';
import type { Lead, LeadConversation } from '#shared/business-agents/sdr/schema.ts';
import type { AgentOutcome, AskAgentModel, Made } from '../../common/ask-agent-model.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';

/** Maximum number of earlier messages in the prompt, and characters per message. */
const EARLIER = 5;
const LETTERS = 1_500;
const MAX_LENGTH = 3_000;
/** Maximum number of facts in the prompt. */
const FACTS = 40;

const replyPrompt = `You draft an answer to what a sales lead wrote, for the user, who reads it before it is sent. Answer what
the lead asks as far as the data allows, and ask for what is missing; at most 150 words, plain, friendly, without pressure.
Write in the language of the message; in German to the lead with Sie. Greet by the lead's name where it is one, and sign with
the sender's name where there is one. Use the facts that answer it, and name the
times that the lead proposes. Name no price, discount, date or feature that is not in the data, promise nothing, and claim
no action: nothing has been sent, booked, attached or changed.
Leave no placeholders.`;

const writtenReply = z.object({ response: z.string().min(1).max(MAX_LENGTH) });

interface Question {
  lead: Lead;
  message: string;
  conversations: readonly LeadConversation[];
  reading: MessageReading;
  /** What the user offers and noted about the lead, one fact per line. */
  facts: readonly string[];
}

/** Lets a model draft a reply to a lead. @param made converts the draft to the answer */
export const askReply = <T>(
  askModel: AskAgentModel,
  context: AgentActionContext,
  { lead, message, conversations, reading, facts }: Question,
  made: (response: string) => Made<T>,
): Promise<AgentOutcome<T>> => {
  const data = {
    lead: { name: lead.name, company: lead.company },
    sender: context.sender,
    earlier: conversations.slice(-EARLIER).map(({ content, ai_response }) => ({
      message: content.slice(0, LETTERS),
      answer: ai_response?.slice(0, LETTERS) ?? null,
    })),
    understood: {
      intent: reading.intent,
      proposed_times: reading.times,
      proposed_days: reading.days,
      write_again_from: reading.until,
    },
    facts: facts.map((line) => line.slice(0, LETTERS)).slice(0, FACTS),
    message,
  };
  // The model does not need the address and phone number; a reply may repeat the number.
  const known = { phone: lead.phone };
  const language = languageOfMessage(message) ?? context.language;
  return askModel(
    { ...context, language },
    {
      name: 'draft_reply',
      schema: writtenReply,
      system: replyPrompt,
      data,
      known,
      finish: ({ response }) =>
        isFitLetter(response, JSON.stringify([data, known])) ? made(response.trim()) : null,
    },
  );
};
