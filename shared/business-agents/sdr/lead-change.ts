import * as z from 'zod';
import { nameText, withoutDirectionMarks } from '../../language/name-text.ts';
import { localDate } from '../../time/local-date.ts';
import { leadId, leadSource, leadStatus, MAX_NOTES, newLead } from './schema.ts';
import { leadTag, leadTags, MAX_LEAD_TAGS } from './tags.ts';

/** A text that can be cleared: blank counts as unknown. Unlike in a new lead, a missing one stays as it is. */
const clearable = (max: number, tooLong: string) =>
  z
    .string()
    .overwrite(withoutDirectionMarks)
    .trim()
    .max(max, tooLong)
    .nullable()
    .transform((text) => text || null);

/** The fields of a lead that its form changes. A missing field stays as it is. */
export const leadFields = z.strictObject({
  name: nameText(120, 'Enter a name.', 'Names can have up to 120 characters.'),
  email: newLead.shape.email,
  company: clearable(120, 'Company names can have up to 120 characters.'),
  phone: clearable(40, 'Phone numbers can have up to 40 characters.'),
  source: leadSource.nullable(),
  status: leadStatus,
  job_title: clearable(120, 'Job titles can have up to 120 characters.'),
  notes: clearable(MAX_NOTES, 'Notes can have up to 1,000 characters.'),
  last_contact_on: localDate.nullable(),
  tags: leadTags,
});

/** Request to change a lead: the changed fields, and when the lead that they are based on was last changed. */
export const leadChange = leadFields.partial().extend({ updated_at: z.iso.datetime() });
export type LeadChange = z.output<typeof leadChange>;
export type LeadChangeInput = z.input<typeof leadChange>;

/** Maximum number of leads per bulk request. */
export const BULK_LEADS = 100;

/** A change of several leads at once. A deletion can be undone with `restore` for a day. */
const bulkChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: leadStatus }),
  z.strictObject({
    kind: z.literal('tags'),
    add: z.array(leadTag).max(MAX_LEAD_TAGS).default([]),
    remove: z.array(leadTag).max(MAX_LEAD_TAGS).default([]),
  }),
  z.strictObject({ kind: z.literal('delete') }),
  z.strictObject({ kind: z.literal('restore') }),
]);
export type BulkChange = z.output<typeof bulkChange>;
export type BulkChangeInput = z.input<typeof bulkChange>;

/** Request of the bulk route. */
export const leadBulk = z.strictObject({
  lead_ids: z.array(leadId).min(1, 'Choose a lead.').max(BULK_LEADS, 'Choose up to 100 leads.'),
  change: bulkChange,
});

/**
 * Why a lead was not changed: it no longer exists, it already was as requested, it would have too many tags, or its
 * email address now belongs to another lead.
 */
const bulkSkipReasons = ['gone', 'same', 'too_many_tags', 'address_taken'] as const;
const bulkSkipped = z.object({ id: leadId, reason: z.enum(bulkSkipReasons) });
export type BulkSkipped = z.infer<typeof bulkSkipped>;

/** Response of the bulk route. */
export const leadBulkAnswer = z.object({
  changed: z.array(leadId),
  skipped: z.array(bulkSkipped),
  /** Number of follow-ups of restored leads whose time in the calendar was taken in the meantime. */
  lost_follow_ups: z.int(),
});
export type LeadBulkAnswer = z.infer<typeof leadBulkAnswer>;

/** Why a lead of an undone import stays. */
export const keptReasons = ['changed', 'planned', 'messages', 'referenced'] as const;
export type KeptReason = (typeof keptReasons)[number];

/** Response of undoing an import. Repeat the request until nothing remains. */
export const importUndone = z.object({
  deleted: z.int(),
  /**
   * Number of leads that stay, by reason: the lead was changed, a follow-up was planned, it has messages, or a task, a
   * document or an event refers to it.
   */
  kept: z.object({ changed: z.int(), planned: z.int(), messages: z.int(), referenced: z.int() }),
  /** Number of leads that are still to be deleted. */
  remaining: z.int(),
});
export type ImportUndone = z.infer<typeof importUndone>;
