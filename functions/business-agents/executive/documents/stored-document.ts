import type * as z from 'zod';
import {
  type DocumentHead,
  type WorkDocument,
  workDocument,
} from '#shared/business-agents/executive/schema.ts';
import { type LeadInfo, leadId } from '#shared/business-agents/sdr/schema.ts';

/** Maximum number of stored versions per document. */
export const VERSIONS_KEPT = 20;

/** A document as stored: its content is stored per version, its lead by ID. */
export const storedDocument = workDocument
  .omit({ leads: true, content: true })
  .extend({ lead_id: leadId.nullable() });
export type StoredDocument = z.infer<typeof storedDocument>;

/** Returns a document for a list, without its content. @param leads existing leads by ID */
export const shownHead = (
  { lead_id, versions: _versions, ...head }: StoredDocument,
  leads: ReadonlyMap<string, LeadInfo>,
): DocumentHead => ({ ...head, leads: leads.get(lead_id ?? '') ?? null });

/** Returns a document with its current content. */
export const shownDocument = (
  document: StoredDocument,
  content: string,
  leads: ReadonlyMap<string, LeadInfo>,
): WorkDocument => ({ ...shownHead(document, leads), content, versions: document.versions });
