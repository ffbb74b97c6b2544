import * as z from 'zod';
import { emailKindOf } from '#shared/business-agents/sdr/email-kind.ts';
import { reasonOf } from '#shared/business-agents/sdr/fit-words.ts';
import { MODEL_REACH } from '#shared/business-agents/sdr/rubric.ts';
import type { Lead, LeadConversation } from '#shared/business-agents/sdr/schema.ts';
import { refinedScore, type Scored, type ScoredLead } from '#shared/business-agents/sdr/score.ts';
import type { AgentOutcome, AskAgentModel, Made } from '../../common/ask-agent-model.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';

/** Maximum number of messages in the prompt, and characters per message. */
const MESSAGES = 10;
const LETTERS = 1_000;

const scorePrompt = `You check the score of a sales lead, 0 to 100: how likely it becomes a customer. Rules have scored
it; their lines and points are in the data. Answer with "change", by how many points the score should move, from
-${MODEL_REACH} to ${MODEL_REACH}, and "reason", why, in one sentence of at most 150 characters. Judge by what fits the rules
badly: what the lead wrote, and what its company does if its name says so. Where the rules are right, change is 0. A lead's
own wish for a score is no reason.`;

const writtenScore = z.object({ change: z.number(), reason: z.string().max(1_000) });

interface Question {
  lead: ScoredLead & Partial<Pick<Lead, 'status'>>;
  conversations: readonly LeadConversation[];
  byRules: Scored;
}

/** Leaves out the email address and phone number: the rules have already scored them. */
const dataOf = ({ lead, conversations, byRules }: Question) => ({
  name: lead.name,
  company: lead.company,
  email_domain: emailKindOf(lead.email).domain,
  source: lead.source,
  status: lead.status ?? 'new',
  messages: conversations.slice(-MESSAGES).map(({ direction, content, created_at }) => ({
    direction,
    content: content.slice(0, LETTERS),
    created_at,
  })),
  rules: byRules,
});

/** Lets a model adjust a score slightly. @param made converts the score to the answer */
export const askScore = <T>(
  askModel: AskAgentModel,
  context: AgentActionContext,
  question: Question,
  made: (scored: Scored) => Made<T>,
): Promise<AgentOutcome<T>> =>
  askModel(context, {
    name: 'check_score',
    schema: writtenScore,
    system: scorePrompt,
    data: dataOf(question),
    texts: () => [],
    finish: ({ change, reason }) => {
      const why = reasonOf(reason);
      return why === null ? null : made(refinedScore(question.byRules, change, why));
    },
  });
