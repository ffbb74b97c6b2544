import * as z from 'zod';
import type { ExecutiveAnswer, TemplateType } from '#shared/business-agents/executive/schema.ts';
import { isFitLetter } from '#shared/business-agents/sdr/fit-words.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import type { AgentOutcome, AskAgentModel } from '../../common/ask-agent-model.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';

const emailPrompt = `You write an e-mail from the user to a business contact, who is the lead of the data where there is one. The
user reads it before it is sent. \`purpose\` says what it is for. \`draft\` is the user's template with its places filled: keep to its
content and tone, and say what the details add; at most 200 words, plain, friendly, without pressure. In German address the contact with Sie. Name no price, discount, date or feature that is not in the data, and
promise nothing. Leave no placeholders. Sign with the sender's name where there is one. The subject is one line.`;

const writtenEmail = z.object({
  subject: z.string().min(1).max(200),
  body: z.string().min(1).max(5_000),
});
type Email = z.infer<typeof writtenEmail>;

interface Question {
  templateType: TemplateType;
  /** Email made by rules. */
  draft: Email;
  lead: Pick<Lead, 'name' | 'company'> | null;
  custom: Readonly<Record<string, string | number>>;
}

/**
 * Lets a model write an email from a template. It sees only the lead's name and company. @param answerOf converts the
 * email
 */
export const askEmail = (
  askModel: AskAgentModel,
  context: AgentActionContext,
  { templateType, draft, lead, custom }: Question,
  answerOf: (email: Email) => ExecutiveAnswer,
): Promise<AgentOutcome<ExecutiveAnswer>> => {
  const data = {
    purpose: templateType,
    draft,
    lead: lead && { name: lead.name, company: lead.company },
    details: Object.entries(custom).map(([name, value]) => ({ name, value: String(value) })),
    sender: context.sender,
  };
  const known = JSON.stringify(data);
  return askModel(context, {
    name: 'write_email',
    schema: writtenEmail,
    system: emailPrompt,
    data,
    finish: ({ subject, body }) => {
      const email = { subject: subject.replace(/\s+/gu, ' ').trim(), body: body.trim() };
      return email.subject && isFitLetter(`${email.subject}\n${email.body}`, known)
        ? { answer: answerOf(email) }
        : null;
    },
  });
};
