import * as z from 'zod';
import { nameText, withoutDirectionMarks } from '../../language/name-text.ts';
import { localDate, timeZone } from '../../time/local-date.ts';
import { agentEngine } from '../agents/engine.ts';
import { contactAllowed, contactHold, doNotContact, MAX_REASON } from './contact-state.ts';
import { messageReading } from './messages/reading.ts';
import { leadTags } from './tags.ts';

/** Maximum number of leads per workspace, which are all loaded at once (SDR-22). */
export const MAX_LEADS = 2_000;
/** Maximum number of leads per import request. */
export const LEADS_AT_ONCE = 100;
/** Score from which a lead counts as qualified, whatever its status (SDR-11). */
export const QUALIFIED_SCORE = 70;
/** Score from which a lead counts as warm (SDR-10). */
export const WARM_SCORE = 40;

export const leadSources = ['website', 'social_media', 'referral', 'cold_outreach', 'event'] as const;
export const leadSource = z.enum(leadSources);
export type LeadSource = z.infer<typeof leadSource>;
export const leadStatuses = ['new', 'contacted', 'qualified', 'converted', 'lost'] as const;
export const leadStatus = z.enum(leadStatuses);
export type LeadStatus = z.infer<typeof leadStatus>;
export const priorities = ['low', 'medium', 'high'] as const;
export const priority = z.enum(priorities);
export type Priority = z.infer<typeof priority>;

export const leadId = z.ulid('Invalid lead ID.');
export const sdrTaskId = z.ulid('Invalid task ID.');

/** Treats blank as unknown. */
const optionalText = (most: number, tooLong: string) =>
  z
    .string()
    .overwrite(withoutDirectionMarks)
    .trim()
    .max(most, tooLong)
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null);

/** The fields of the lead form (SDR-05, SDR-07). */
export const newLead = z.strictObject({
  name: nameText(120, 'Enter a name.', 'Names can have up to 120 characters.'),
  email: z
    .string()
    .trim()
    .max(254, 'This email address is too long.')
    .check(z.email('Enter an email address.')),
  company: optionalText(120, 'Company names can have up to 120 characters.'),
  phone: optionalText(40, 'Phone numbers can have up to 40 characters.'),
  source: leadSource.default('website'),
});
export type NewLead = z.output<typeof newLead>;
export type NewLeadInput = z.input<typeof newLead>;

/** Maximum length of a lead's notes, in characters: all leads are loaded at once. */
export const MAX_NOTES = 1_000;

/** A lead of a file. Unlike in the form, an unknown source stays unknown, and a status may come with it. */
export const importedLead = newLead.extend({
  source: leadSource.nullable().default('website'),
  status: leadStatus.default('new'),
  job_title: optionalText(120, 'Job titles can have up to 120 characters.'),
  notes: optionalText(MAX_NOTES, 'Notes can have up to 1,000 characters.'),
  last_contact_on: localDate.nullable().default(null),
  tags: leadTags.default([]),
  /** Whether the lead opted out in the other system. */
  do_not_contact: z.boolean().default(false),
});
export type ImportedLead = z.output<typeof importedLead>;

/** One reason of a lead's score, a line of the rubric (`docs/lead-scores.md`). */
const scoreReason = z.object({ points: z.int(), reason: z.string() });
export type ScoreReason = z.infer<typeof scoreReason>;

/** DATA-13. */
export const lead = z.object({
  id: leadId,
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  /** null for an imported lead whose source isn't one of ours. */
  source: leadSource.nullable(),
  status: leadStatus,
  job_title: z.string().nullable(),
  notes: z.string().nullable(),
  /** Day of the last contact before the import. */
  last_contact_on: localDate.nullable(),
  tags: z.array(z.string()),
  score: z.int().min(0).max(100),
  score_reasons: z.array(scoreReason),
  scored_by: agentEngine,
  do_not_contact: doNotContact.nullable(),
  hold: contactHold.nullable(),
  contact_allowed: contactAllowed.nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Lead = z.infer<typeof lead>;

/** The lead info that other items show. */
export const leadInfo = z.object({
  id: leadId,
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
});
export type LeadInfo = z.infer<typeof leadInfo>;

/** DATA-14. */
export const leadConversation = z.object({
  id: z.ulid(),
  lead_id: leadId,
  direction: z.enum(['inbound', 'outbound']),
  content: z.string(),
  ai_response: z.string().nullable(),
  /** What the message says; null for a message from before this was stored. */
  reading: messageReading.nullable(),
  created_at: z.iso.datetime(),
});
export type LeadConversation = z.infer<typeof leadConversation>;

/** DATA-15. */
export const sdrTask = z.object({
  id: sdrTaskId,
  lead_id: leadId,
  task_type: z.enum(['follow_up', 'email', 'call', 'meeting', 'note']),
  priority,
  scheduled_for: z.iso.datetime(),
  notes: z.string().nullable(),
  status: z.enum(['pending', 'completed']),
  /** The task's calendar event, which may have been deleted. */
  event_id: z.ulid(),
  /** null if the lead was deleted. */
  leads: leadInfo.nullable(),
});
export type SdrTask = z.infer<typeof sdrTask>;

const zone = { time_zone: timeZone.optional() };

/** Request of `sdr-agent`. `time_zone` applies to working hours and defaults to the profile's. */
export const sdrRequest = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('qualify_lead'),
    leadData: newLead,
    /** Why an address that opted out earlier may be contacted again. */
    contactAgain: z.string().trim().min(3).max(MAX_REASON).optional(),
    ...zone,
  }),
  z.strictObject({
    action: z.literal('generate_response'),
    leadId,
    message: z.string().trim().min(1, 'Paste the lead’s message.').max(4_000),
    ...zone,
  }),
  z.strictObject({ action: z.literal('score_lead'), leadId, ...zone }),
  z.strictObject({ action: z.literal('schedule_follow_up'), leadId, ...zone }),
]);
export type SdrRequestInput = z.input<typeof sdrRequest>;

/** Response of `qualify_lead` and `score_lead` (SDR-12, SDR-14). */
export const scoreAnswer = z.object({
  score: z.int().min(0).max(100),
  reasons: z.array(scoreReason),
  engine: agentEngine,
  lead,
  /** Whether a model is available but the user has not decided about AI yet (decision D45). */
  needs_consent: z.literal(true).optional(),
});
export type ScoreAnswer = z.infer<typeof scoreAnswer>;

/** What the user can do next about a message. */
const nextSteps = [
  'send_reply',
  'propose_times',
  'send_price',
  'wait',
  'write_to_referral',
  'solve_first',
  'answer_data_request',
  'leave_alone',
  'read_first',
  'lift_do_not_contact',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** SDR-13: the draft, what was understood, and the lead as it is now. */
export const responseAnswer = z.object({
  /** The draft; empty where no reply may be sent. */
  response: z.string(),
  draft: z.string().nullable(),
  ...messageReading.shape,
  next_step: z.enum(nextSteps),
  /** The status that the message suggests; only the user changes it (decision D27). */
  suggested_status: leadStatus.nullable(),
  lead,
  engine: agentEngine,
  conversation: leadConversation,
  needs_consent: z.literal(true).optional(),
});
export type ResponseAnswer = z.infer<typeof responseAnswer>;

/** SDR-15. */
export const followUpAnswer = z.object({
  scheduledFor: z.iso.datetime(),
  task: sdrTask,
  /** The calendar event of the follow-up. */
  event_id: z.ulid(),
});
export type FollowUpAnswer = z.infer<typeof followUpAnswer>;

export const leadImport = z.strictObject({
  leads: z.array(importedLead).min(1, 'Choose a lead.').max(LEADS_AT_ONCE),
  /** The import that these leads belong to, so that it can be undone as a whole. */
  import_id: z.ulid('Invalid import ID.').optional(),
});

/** Maximum length of the user's offer, in characters. */
export const MAX_OFFER = 4_000;

/** What the user sells: prices, terms and availability, one fact per line. Drafts and the model use them as facts. */
export const sellerOffer = z.strictObject({ text: z.string().trim().max(MAX_OFFER) });
export type SellerOffer = z.infer<typeof sellerOffer>;
