import { item, number, string } from 'dynamodb-toolbox/schema';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** The content of one version of a document. */
export const createDocumentVersionEntity = defineUserEntity(
  'document_version',
  item({
    user_id: string().key(),
    document_id: string().key(),
    version: number().key(),
    title: string(),
    content: string(),
    saved_at: string(),
  }),
  ({ document_id, version }) => `document-version#${document_id}#${String(version).padStart(4, '0')}`,
);
