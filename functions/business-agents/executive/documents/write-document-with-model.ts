import * as z from 'zod';
import type { DocumentType, ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import { isFitLetter } from '#shared/business-agents/sdr/fit-words.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import type { AgentOutcome, AskAgentModel, Made } from '../../common/ask-agent-model.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';

const documentPrompt = `You draft a business document of the type \`documentType\` with the given title for the user, who completes
it before anyone sees it. \`outline\` is what it looks like without you: keep its headings, and write under them what the title
and the data allow; where only the user can know, ask the question in the place. Markdown, at most 800 words. Invent no
prices, dates, figures, names, references or commitments. A contract keeps the sentence that a lawyer is to check it.`;

const writtenDocument = z.object({ content: z.string().min(1).max(20_000) });

interface Question {
  title: string;
  documentType: DocumentType;
  /** Draft made by rules. */
  draft: string;
  lead: Pick<Lead, 'name' | 'company'> | null;
}

/** Lets a model draft a document. It sees only the lead's name and company. @param made converts the model's answer */
export const askDocument = (
  askModel: AskAgentModel,
  context: AgentActionContext,
  { title, documentType, draft, lead }: Question,
  made: (content: string) => Made<ExecutiveAnswer>,
): Promise<AgentOutcome<ExecutiveAnswer>> => {
  const data = {
    title,
    documentType,
    outline: draft,
    lead: lead && { name: lead.name, company: lead.company },
    sender: context.sender,
  };
  return askModel(context, {
    name: 'draft_document',
    schema: writtenDocument,
    system: documentPrompt,
    data,
    // Placeholders for the user may remain, unlike in a letter.
    finish: ({ content }) =>
      isFitLetter(content.replace(/[[\]<>]/g, ' '), JSON.stringify(data)) ? made(content.trim()) : null,
  });
};
