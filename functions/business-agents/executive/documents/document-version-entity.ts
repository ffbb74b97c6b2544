import { numberKey, text, textKey } from '../../../platform/table/attributes.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** The content of one version of a document. */
export const createDocumentVersionEntity = defineUserEntity(
  'document_version',
  {
    document_id: textKey,
    version: numberKey,
    title: text,
    content: text,
    saved_at: text,
  },
  ({ document_id, version }) => `document-version#${document_id}#${String(version).padStart(4, '0')}`,
);
