import { CodedError } from '#shared/errors/coded-error.ts';
import type { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import type { WorkDocument } from '#shared/business-agents/executive/schema.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { Endpoints } from '../../../platform/http/endpoint.ts';
import type { ExecutiveDependencies } from '../dependencies.ts';
import { createSaveDocument } from './save-document.ts';
import { shownDocument, shownHead } from './stored-document.ts';

type Dependencies = Pick<
  ExecutiveDependencies,
  'documents' | 'leads' | 'writer' | 'withIdempotency' | 'clock'
>;
type Names = 'documents' | 'document' | 'saveDocument' | 'removeDocument';

/** Endpoints for documents and their earlier versions. */
export const documentEndpoints = (parts: Dependencies): Pick<Endpoints<typeof executiveRoutes>, Names> => {
  const { documents, leads, writer, withIdempotency } = parts;
  const save = createSaveDocument(parts);

  return {
    documents: async ({ caller: { user_id }, query }) => {
      const { rows, hasMore } = await documents.page(user_id, query.after);
      const infos = await leads.infoOf(
        user_id,
        rows.map(({ lead_id }) => lead_id),
      );
      return {
        documents: rows.map((row) => shownHead(row, infos)),
        next: hasMore ? (rows.at(-1)?.id ?? null) : null,
      };
    },

    document: async ({ caller: { user_id }, params: { id }, query }): Promise<WorkDocument> => {
      const head = await documents.find(user_id, id);
      if (!head) throw new CodedError('DOCUMENT_NOT_FOUND');
      const [said, infos] = await Promise.all([
        documents.said(user_id, id, query.version ?? head.version),
        leads.infoOf(user_id, [head.lead_id]),
      ]);
      if (!said) throw new CodedError('DOCUMENT_NOT_FOUND');
      const { title, version, content, saved_at } = said;
      return shownDocument({ ...head, title, version, updated_at: saved_at }, content, infos);
    },

    saveDocument: ({ caller, params, body, idempotency }) =>
      save(caller.user_id, params.id, body, idempotency),

    removeDocument: async ({ caller: { user_id }, params: { id }, idempotency }) => {
      const remove = async (): Promise<null> => {
        const before = await documents.find(user_id, id);
        const writes = before
          ? [...documents.toRemove(user_id, before), ...(await documents.counter.toRemove(user_id))]
          : [];
        return writer.write(user_id, idempotency, writes, null);
      };
      await withIdempotency(user_id, idempotency, () => retryOnConflict(remove));
      return undefined;
    },
  };
};
