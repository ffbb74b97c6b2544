import { documentDraft } from '#shared/business-agents/executive/document-draft.ts';
import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import { templateValues } from '#shared/business-agents/executive/template-values.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import { createForLead, readLeadOfActivity } from '../crm/lead-activity.ts';
import type { Asked, ExecutiveDependencies } from '../dependencies.ts';
import { askDocument } from './write-document-with-model.ts';
import { shownDocument, type StoredDocument } from './stored-document.ts';
import { dateWords } from '../calendar/date-texts.ts';

type Dependencies = Pick<
  ExecutiveDependencies,
  'documents' | 'leads' | 'askModel' | 'openWords' | 'writer' | 'withIdempotency' | 'clock' | 'newId'
>;

/** Creates a document as version 1, with a draft of its type if it has no content (EXEC-24). */
export const createCreateDocument =
  ({ documents, leads, askModel, openWords, writer, withIdempotency, clock, newId }: Dependencies) =>
  (context: AgentActionContext, asked: Asked<'create_document'>) =>
    withIdempotency(context.user_id, context.idempotency, async (): Promise<ExecutiveAnswer> => {
      const { user_id, idempotency, zone, language, sender } = context;
      const { title, documentType, leadId, tags } = asked;
      const [about, { t }] = await Promise.all([
        readLeadOfActivity(leads, user_id, leadId),
        openWords(language),
      ]);
      // Checked before a model writes.
      await documents.counter.requireRoom(user_id);
      const now = clock();
      const saved_at = now.toISOString();
      const document: StoredDocument = {
        id: newId(),
        title,
        document_type: documentType,
        version: 1,
        status: 'draft',
        tags: [...new Set(tags)],
        created_at: saved_at,
        updated_at: saved_at,
        lead_id: leadId ?? null,
        versions: [{ version: 1, saved_at }],
      };
      const writesOf = (content: string) => [
        ...documents.toMake(user_id, document, content),
        documents.counter.toAdd(user_id),
        ...about.writes,
      ];
      const keep = (content: string, answer: ExecutiveAnswer): Promise<ExecutiveAnswer> =>
        createForLead(user_id, documents.counter, () =>
          writer.write(user_id, idempotency, writesOf(content), {
            ...answer,
            document: shownDocument(document, content, about.infos),
          }),
        );
      if (asked.content !== undefined)
        return keep(asked.content, { message: t('“{title}” is saved as version 1.', { title }) });

      const message = t('A draft of “{title}” is saved. Review it before you use it.', { title });
      const today = dateWords(now, zone, language);
      const values = templateValues({ lead: about.lead, sender, today, custom: { title } });
      const draft = documentDraft(documentType, values, language);
      const outcome = await askDocument(
        askModel,
        context,
        { title, documentType, draft, lead: about.lead },
        (content) => ({
          answer: {
            message,
            engine: 'model',
            document: shownDocument(document, content, about.infos),
          },
          writes: () => writesOf(content),
        }),
      );
      if (outcome.kind === 'written') return outcome.answer;
      return keep(draft, {
        message,
        engine: 'rules',
        ...(outcome.kind === 'nobody' && outcome.needsConsent && { needs_consent: true }),
      });
    });
