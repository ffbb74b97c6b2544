import {
  documentStatuses,
  documentTypes,
  type WorkDocument,
} from '#shared/business-agents/executive/schema.ts';
import { choice, json, number, optionalText, text, textKey } from '../../../platform/table/attributes.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** Key range of documents. */
export const DOCUMENTS: [string, string] = ['document#', 'document$'];

/** A document without its content, since lists read many. */
export const createDocumentEntity = defineUserEntity(
  'document',
  {
    id: textKey,
    title: text,
    document_type: choice(documentTypes),
    version: number,
    status: choice(documentStatuses),
    tags: json<string[]>(),
    created_at: text,
    updated_at: text,
    lead_id: optionalText,
    /** Available versions, newest first. */
    versions: json<WorkDocument['versions']>(),
  },
  ({ id }) => `document#${id}`,
);
