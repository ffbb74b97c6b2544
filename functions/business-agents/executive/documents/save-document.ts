import { CodedError } from '#shared/errors/coded-error.ts';
import type { DocumentSave, WorkDocument } from '#shared/business-agents/executive/schema.ts';
import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { ConditionsFailed } from '../../../platform/table/transact.ts';
import type { ExecutiveDependencies } from '../dependencies.ts';
import { shownDocument, type StoredDocument, VERSIONS_KEPT } from './stored-document.ts';

type Dependencies = Pick<
  ExecutiveDependencies,
  'documents' | 'leads' | 'writer' | 'withIdempotency' | 'clock'
>;

/** Saves a document as its next version. @throws CodedError DOCUMENT_NOT_FOUND, DOCUMENT_CHANGED */
export const createSaveDocument =
  ({ documents, leads, writer, withIdempotency, clock }: Dependencies) =>
  (
    userId: string,
    id: string,
    { version: read, content, tags, ...fields }: DocumentSave,
    idempotency: Idempotency,
  ): Promise<WorkDocument> =>
    withIdempotency(userId, idempotency, async () => {
      const before = await documents.find(userId, id);
      if (!before) throw new CodedError('DOCUMENT_NOT_FOUND');
      if (before.version !== read) throw new CodedError('DOCUMENT_CHANGED');
      const updated_at = clock().toISOString();
      const version = read + 1;
      const after: StoredDocument = {
        ...before,
        ...fields,
        tags: [...new Set(tags)],
        version,
        updated_at,
        versions: [{ version, saved_at: updated_at }, ...before.versions].slice(0, VERSIONS_KEPT),
      };
      const answer = shownDocument(after, content, await leads.infoOf(userId, [after.lead_id]));
      try {
        return await writer.write(userId, idempotency, documents.toSave(userId, after, content), answer);
      } catch (error) {
        throw error instanceof ConditionsFailed
          ? new CodedError('DOCUMENT_CHANGED', { cause: error })
          : error;
      }
    });
