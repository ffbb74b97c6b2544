import { CodedError } from '#shared/errors/coded-error.ts';
import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import type { ExecutiveDependencies } from '../dependencies.ts';
import { createSaveDocument } from '../documents/save-document.ts';
import type { StepDone } from './step-done.ts';

type Dependencies = Pick<
  ExecutiveDependencies,
  'documents' | 'leads' | 'openWords' | 'writer' | 'withIdempotency' | 'clock'
>;
type ChangeStep = Extract<AssistantStep, { deed: 'change_document' | 'delete_document' }>;

/** Saves a document as its next version with a change, or deletes it. @throws CodedError DOCUMENT_NOT_FOUND */
export const createChangeDocument = (parts: Dependencies) => {
  const { documents, openWords, writer, withIdempotency } = parts;
  const save = createSaveDocument(parts);
  return async (
    { user_id, idempotency, language }: AgentActionContext,
    step: ChangeStep,
  ): Promise<StepDone> =>
    withIdempotency(user_id, idempotency, async (): Promise<StepDone> => {
      const [before, { t }] = await Promise.all([documents.find(user_id, step.id), openWords(language)]);
      if (!before) throw new CodedError('DOCUMENT_NOT_FOUND');
      const { id, title, version, status, tags, document_type: documentType, lead_id } = before;
      const current = await documents.said(user_id, id, version);
      if (step.deed === 'delete_document') {
        const lead = lead_id === null ? {} : { lead: lead_id };
        const done: StepDone = {
          answer: { message: t('“{title}” is no longer among your documents.', { title }) },
          undo: [{ deed: 'create_document', title, documentType, content: current?.content ?? '', ...lead }],
        };
        const writes = [
          ...documents.toRemove(user_id, before),
          ...(await documents.counter.toRemove(user_id)),
        ];
        return writer.write(user_id, idempotency, writes, done);
      }
      const source = step.restore === undefined ? current : await documents.said(user_id, id, step.restore);
      if (!source) throw new CodedError('DOCUMENT_NOT_FOUND');
      const content =
        step.append === undefined ? source.content : `${source.content.trimEnd()}\n\n${step.append}\n`;
      const saved = await save(
        user_id,
        id,
        {
          title: step.title ?? title,
          content,
          tags: step.tags ?? tags,
          status: step.status ?? status,
          version,
        },
        idempotency,
      );
      const values = { title: saved.title, version: saved.version };
      const message =
        step.restore !== undefined
          ? t('“{title}” has the text of version {old} again, saved as version {version}.', {
              ...values,
              old: step.restore,
            })
          : step.append !== undefined
            ? t('“{title}” is saved as version {version}. Added at the end: {text}', {
                ...values,
                text: step.append,
              })
            : t('“{title}” is saved as version {version}.', values);
      return {
        answer: { message, document: saved },
        undo: [{ deed: 'change_document', id, title, status, tags, restore: version }],
      };
    });
};
