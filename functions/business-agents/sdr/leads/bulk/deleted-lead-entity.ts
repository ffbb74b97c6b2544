import { json, number, textKey } from '../../../../platform/table/attributes.ts';
import { defineUserEntity } from '../../../../platform/table/define-entity.ts';
import type { KnownLead } from '../known-lead.ts';

/** Returns the sort key of a deleted lead. */
export const deletedLeadKey = (id: string): string => `deleted-lead#${id}`;

/** A deleted lead, kept for a day so that the deletion can be undone. */
export const createDeletedLeadEntity = defineUserEntity(
  'deleted_lead',
  {
    id: textKey,
    known: json<KnownLead>(),
    /** Calendar events of its follow-ups that the deletion canceled. */
    event_ids: json<string[]>(),
    expires_at: number,
  },
  ({ id }) => deletedLeadKey(id),
);
