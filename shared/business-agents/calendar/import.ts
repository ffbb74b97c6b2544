import * as z from 'zod';
import { eventDetails } from './event-details.ts';
import { localStart } from './local-start.ts';
import { recurrenceRule } from './recurrence-rule.ts';

/** Maximum number of events per request. */
export const IMPORT_BATCH = 20;
/** Maximum number of changed occurrences per series. */
const MAX_OVERRIDES = 100;
const MAX_EXCLUDED = 500;

const details = eventDetails.omit({ event_type: true, priority: true, lead_id: true });

/** An event of a calendar file. */
export const importedEvent = z.strictObject({
  ...details.shape,
  uid: z.string().trim().min(1).max(300),
  /** Leaves its time free for other events. */
  free: z.boolean(),
  rrule: recurrenceRule.nullable(),
  /** Starts that the rule leaves out (EXDATE). */
  excluded: z.array(localStart).max(MAX_EXCLUDED),
  /** Occurrences that were changed (RECURRENCE-ID); without details they were canceled. */
  overrides: z
    .array(z.strictObject({ occurrence: localStart, details: z.strictObject(details.shape).nullable() }))
    .max(MAX_OVERRIDES),
});
export type ImportedEvent = z.output<typeof importedEvent>;
export type ImportedEventInput = z.input<typeof importedEvent>;

/** Request to import events. Events that were imported before are found by their UID. */
export const calendarImport = z.strictObject({
  events: z.array(importedEvent).min(1).max(IMPORT_BATCH),
  /** Reports what would happen, and stores nothing. */
  preview: z.boolean().default(false),
});

/**
 * `added`; `free`: added, but another event takes its time; `known`: imported before; `over`: a series that has ended.
 */
const importOutcomes = ['added', 'free', 'known', 'over'] as const;
export const importAnswer = z.object({
  outcomes: z.array(z.object({ uid: z.string(), outcome: z.enum(importOutcomes) })),
});
export type ImportOutcome = (typeof importOutcomes)[number];

/** Request to delete imported events. They are found by UID, and a single one also by its start. */
export const calendarImportUndo = z.strictObject({
  events: z
    .array(
      z.strictObject({
        uid: importedEvent.shape.uid,
        start: localStart,
        time_zone: importedEvent.shape.time_zone,
        is_series: z.boolean(),
        /** Occurrences of the series that were imported on their own. */
        overrides: z.array(localStart).max(MAX_OVERRIDES),
      }),
    )
    .min(1)
    .max(IMPORT_BATCH),
});
export type ImportUndoEvent = z.output<typeof calendarImportUndo>['events'][number];
