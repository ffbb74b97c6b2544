import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { MAX_DOCUMENTS } from '#shared/business-agents/executive/schema.ts';
import type { Table } from '../../../platform/table/client.ts';
import { createDocumentEntity, DOCUMENTS } from './document-entity.ts';
import { createDocumentVersionEntity } from './document-version-entity.ts';
import { withNulls, withoutNulls } from '../../../platform/table/nulls.ts';
import { readRow } from '../../../platform/table/read-row.ts';
import { isNew } from '../../../platform/table/row-conditions.ts';
import type { Write } from '../../../platform/table/transact.ts';
import { listPage } from '../../common/list-rows.ts';
import { type StoredDocument, storedDocument, VERSIONS_KEPT } from './stored-document.ts';
import { createItemCounter } from '../../../platform/limits/item-counter.ts';
import { queryPage, queryRows } from '../../../platform/table/query-rows.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

const parsed = (row: object): StoredDocument => storedDocument.parse(withNulls(row, storedDocument));

/** Reads and writes documents and their versions. Every method is scoped to one user. */
export const createDocumentsRepository = (table: Table) => {
  const documents = createDocumentEntity(table);
  const versions = createDocumentVersionEntity(table);

  const putHead = (user_id: string, document: StoredDocument) =>
    documents.build(PutItemCommand).item(withoutNulls({ user_id, ...document }));

  const putVersion = (user_id: string, document: StoredDocument, content: string): Write => {
    const { id: document_id, version, title, updated_at: saved_at } = document;
    const put = versions
      .build(PutItemCommand)
      .item({ user_id, document_id, version, title, content, saved_at });
    return { Put: put.options({ condition: isNew }).params() };
  };

  const removeVersion = (user_id: string, document_id: string, version: number): Write => ({
    Delete: versions.build(DeleteItemCommand).key({ user_id, document_id, version }).params(),
  });

  /** Returns up to 1,000, newest first, and whether more follow. @param after ID of the last one of the page before */
  const page = async (
    userId: string,
    after?: string,
  ): Promise<{ rows: StoredDocument[]; hasMore: boolean }> => {
    const start = after === undefined ? undefined : { pk: userPartition(userId), sk: `document#${after}` };
    const { rows, hasMore } = await listPage(
      (limit, from) => queryPage(documents, userId, { between: DOCUMENTS }, { reverse: true, limit, from }),
      start,
    );
    return { rows: rows.map(parsed), hasMore };
  };

  return {
    find: async (userId: string, id: string): Promise<StoredDocument | null> => {
      const row = await readRow(documents, { user_id: userId, id });
      return row && parsed(row);
    },

    /** Returns the content of a version, or null if it is no longer stored. */
    said: async (userId: string, id: string, version: number) =>
      readRow(versions, { user_id: userId, document_id: id, version }),

    /** Limits their number. Its writes belong to each creation and deletion. */
    counter: createItemCounter(table, {
      kind: 'documents',
      max: MAX_DOCUMENTS,
      code: 'TOO_MANY_DOCUMENTS',
      countStored: async (userId) => (await queryRows(documents, userId, { between: DOCUMENTS })).length,
    }),

    /** Returns the newest 1,000, newest first. */
    newest: async (userId: string): Promise<StoredDocument[]> => (await page(userId)).rows,

    page,

    /** Builds the writes of a new document at version 1. */
    toMake: (user_id: string, document: StoredDocument, content: string): Write[] => [
      { Put: putHead(user_id, document).options({ condition: isNew }).params() },
      putVersion(user_id, document, content),
    ],

    /**
     * Builds the writes of the next version and deletes the oldest of 20. The first write fails after a concurrent
     * save.
     */
    toSave: (user_id: string, after: StoredDocument, content: string): Write[] => {
      const condition = { attr: 'version', eq: after.version - 1 } as const;
      const outdated = after.version - VERSIONS_KEPT;
      return [
        { Put: putHead(user_id, after).options({ condition }).params() },
        putVersion(user_id, after, content),
        ...(outdated > 0 ? [removeVersion(user_id, after.id, outdated)] : []),
      ];
    },

    /** Builds the deletion of a document and all its versions. The first write fails after a concurrent save. */
    toRemove: (user_id: string, before: StoredDocument): Write[] => {
      const gone = documents.build(DeleteItemCommand).key({ user_id, id: before.id });
      const condition = { attr: 'version', eq: before.version } as const;
      return [
        { Delete: gone.options({ condition }).params() },
        ...before.versions.map(({ version }) => removeVersion(user_id, before.id, version)),
      ];
    },
  };
};

export type DocumentsRepository = ReturnType<typeof createDocumentsRepository>;
