import { any, item, number, string } from 'dynamodb-toolbox/schema';
import {
  documentStatuses,
  documentTypes,
  type WorkDocument,
} from '#shared/business-agents/executive/schema.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** Key range of documents. */
export const DOCUMENTS: [string, string] = ['document#', 'document$'];

/** A document without its content, since lists read many. */
export const createDocumentEntity = defineUserEntity(
  'document',
  item({
    user_id: string().key(),
    id: string().key(),
    title: string(),
    document_type: string().enum(...documentTypes),
    version: number(),
    status: string().enum(...documentStatuses),
    tags: any().castAs<string[]>(),
    created_at: string(),
    updated_at: string(),
    lead_id: string().optional(),
    /** Available versions, newest first. */
    versions: any().castAs<WorkDocument['versions']>(),
  }),
  ({ id }) => `document#${id}`,
);
