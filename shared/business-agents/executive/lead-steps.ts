import * as z from 'zod';
import { MAX_REASON } from '../sdr/contact-state.ts';
import { leadId, leadStatus, newLead } from '../sdr/schema.ts';
import { leadTag, MAX_LEAD_TAGS } from '../sdr/tags.ts';
import { activityId } from './types.ts';

/** Maximum length of a note about a lead, in characters. */
const MAX_NOTE = 2_000;
const reason = z.string().trim().max(MAX_REASON);

/** Changes that the assistant makes to a lead. */
export const leadSteps = [
  z.strictObject({
    deed: z.literal('create_lead'),
    name: newLead.shape.name,
    email: newLead.shape.email,
    company: z.string().trim().max(120, 'Company names can have up to 120 characters.').optional(),
    phone: z.string().trim().max(40, 'Phone numbers can have up to 40 characters.').optional(),
  }),
  z.strictObject({ deed: z.literal('delete_lead'), lead: leadId }),
  z.strictObject({ deed: z.literal('set_lead_status'), lead: leadId, status: leadStatus }),
  z.strictObject({
    deed: z.literal('tag_lead'),
    lead: leadId,
    add: z.array(leadTag).max(MAX_LEAD_TAGS).optional(),
    remove: z.array(leadTag).max(MAX_LEAD_TAGS).optional(),
  }),
  z.strictObject({
    deed: z.literal('note_lead'),
    lead: leadId,
    note: z.string().trim().min(1, 'Enter a note.').max(MAX_NOTE, 'Notes can have up to 2,000 characters.'),
  }),
  z.strictObject({ deed: z.literal('delete_note'), id: activityId }),
  z.strictObject({ deed: z.literal('forbid_contact'), lead: leadId, reason: reason.optional() }),
  z.strictObject({
    deed: z.literal('allow_contact'),
    lead: leadId,
    reason: reason.min(3, 'Give a reason, such as “Asked for a call on the phone”.'),
  }),
] as const;
