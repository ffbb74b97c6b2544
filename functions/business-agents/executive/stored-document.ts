import type * as z from 'zod';
import {
  type DocumentHead,
  type WorkDocument,
  workDocument,
} from '#shared/business-agents/executive/schema.ts';
import { type LeadInfo, leadId } from '#shared/business-agents/sdr/schema.ts';

/** Versions of a document that can be read. */
export const VERSIONS_KEPT = 20;

/** A document as the table keeps it: what it says stands by its version, and of its lead it knows the id. */
export const storedDocument = workDocument
  .omit({ leads: true, content: true })
  .extend({ lead_id: leadId.nullable() });
export type StoredDocument = z.infer<typeof storedDocument>;

/** A document of a list. @param leads those there are, by their ids */
export const shownHead = (
  { lead_id, versions: _versions, ...head }: StoredDocument,
  leads: ReadonlyMap<string, LeadInfo>,
): DocumentHead => ({ ...head, leads: leads.get(lead_id ?? '') ?? null });

/** A document with what it says now. */
export const shownDocument = (
  document: StoredDocument,
  content: string,
  leads: ReadonlyMap<string, LeadInfo>,
): WorkDocument => ({ ...shownHead(document, leads), content, versions: document.versions });
