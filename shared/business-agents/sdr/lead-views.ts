import * as z from 'zod';
import { nameText } from '../../language/name-text.ts';
import { leadSources, leadStatuses } from './schema.ts';
import { MAX_TAG } from './tags.ts';

/** Maximum number of saved views per user. */
export const MAX_LEAD_VIEWS = 20;

const leadSorts = ['score', 'name', 'company', 'status', 'added', 'changed', 'follow_up'] as const;
export type LeadSort = (typeof leadSorts)[number];
export const followUpFilters = ['overdue', 'today', 'week', 'planned', 'none'] as const;
export type FollowUpFilter = (typeof followUpFilters)[number];

/** Which leads are listed, and in which order. Blank filters match every lead. */
export const leadFilters = z.strictObject({
  text: z.string().max(200).default(''),
  status: z.enum(['', ...leadStatuses]).default(''),
  /** `unknown` for imported leads without one of our sources. */
  source: z.enum(['', 'unknown', ...leadSources]).default(''),
  tag: z.string().max(MAX_TAG).default(''),
  follow_up: z.enum(['', ...followUpFilters]).default(''),
  contact: z.enum(['', 'allowed', 'do_not_contact', 'hold']).default(''),
  sort: z.enum(leadSorts).default('score'),
  order: z.enum(['up', 'down']).default('down'),
});
export type LeadFilters = z.output<typeof leadFilters>;

const viewId = z.ulid('Invalid view ID.');

/** Filters and order that the user saved under a name. */
export const leadView = z.strictObject({
  id: viewId,
  name: nameText(40, 'Enter a name.', 'Names can have up to 40 characters.'),
  filters: leadFilters,
});
export type LeadView = z.output<typeof leadView>;

/** The user's saved views, oldest first, and what the list showed last. */
export const leadViews = z.object({
  views: z.array(leadView),
  /** The view that was used last; null for none. */
  last_used: viewId.nullable(),
});
export type LeadViews = z.output<typeof leadViews>;

/** A change of the saved views: save one under its ID, delete one, or remember which one is used. */
export const leadViewsChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('save'), view: leadView }),
  z.strictObject({ kind: z.literal('delete'), id: viewId }),
  z.strictObject({ kind: z.literal('use'), id: viewId.nullable() }),
]);
export type LeadViewsChange = z.output<typeof leadViewsChange>;
