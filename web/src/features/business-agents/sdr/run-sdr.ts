import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import type {
  FollowUpAnswer,
  NewLead,
  ResponseAnswer,
  ScoreAnswer,
  SdrRequestInput,
} from '#shared/business-agents/sdr/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { orByRules } from '../common/or-by-rules.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';

// The action determines the response type.
const run = async <Answer>(request: SdrRequestInput, idempotencyKey: string): Promise<Answer> =>
  (await orByRules((isWithoutAi) =>
    call(sdrRoutes.run, {
      body: { ...request, time_zone: deviceTimeZone() },
      idempotencyKey,
      isWithoutAi,
    }),
  )) as Answer;

/** Adds and scores a lead. @param contactAgain why an address that opted out may be contacted again */
export const qualifyLead = (
  { lead, contactAgain }: { lead: NewLead; contactAgain: string },
  key: string,
): Promise<ScoreAnswer> =>
  run({ action: 'qualify_lead', leadData: lead, ...(contactAgain.trim() && { contactAgain }) }, key);

/** Recalculates a lead's score from its current data. */
export const scoreLead = (leadId: string, key: string): Promise<ScoreAnswer> =>
  run({ action: 'score_lead', leadId }, key);

/** Generates a reply to a lead's message. */
export const respondTo = (lead: { leadId: string; message: string }, key: string): Promise<ResponseAnswer> =>
  run({ action: 'generate_response', ...lead }, key);

/** Schedules a follow-up based on the score. */
export const scheduleFollowUp = (leadId: string, key: string): Promise<FollowUpAnswer> =>
  run({ action: 'schedule_follow_up', leadId }, key);
