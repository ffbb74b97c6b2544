import { Entity } from 'dynamodb-toolbox/entity';
import { item, number, string } from 'dynamodb-toolbox/schema';
import type { Table } from '../../../platform/table/client.ts';
import { entityDefaults } from '../../../platform/table/entity-defaults.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

/** The content of one version of a document. */
export const createDocumentVersionEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'document_version',
    table,
    schema: item({
      user_id: string().key(),
      document_id: string().key(),
      version: number().key(),
      title: string(),
      content: string(),
      saved_at: string(),
    }),
    computeKey: ({ user_id, document_id, version }) => ({
      pk: userPartition(user_id),
      sk: `document-version#${document_id}#${String(version).padStart(4, '0')}`,
    }),
  });
