import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import type {
  FollowUpAnswer,
  NewLead,
  ResponseAnswer,
  ScoreAnswer,
  SdrRequestInput,
} from '#shared/business-agents/sdr/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';

// The action says which of the answers comes.
const run = async <Answer>(request: SdrRequestInput, idempotencyKey: string): Promise<Answer> =>
  (await call(sdrRoutes.run, {
    body: { ...request, time_zone: deviceTimeZone() },
    idempotencyKey,
  })) as Answer;

/** Adds a lead, and scores it. */
export const qualifyLead = (leadData: NewLead, key: string): Promise<ScoreAnswer> =>
  run({ action: 'qualify_lead', leadData }, key);

/** Scores a lead anew, by all that is known of it now. */
export const scoreLead = (leadId: string, key: string): Promise<ScoreAnswer> =>
  run({ action: 'score_lead', leadId }, key);

/** Writes an answer to what a lead wrote. */
export const respondTo = (lead: { leadId: string; message: string }, key: string): Promise<ResponseAnswer> =>
  run({ action: 'generate_response', ...lead }, key);

/** Plans when to get in touch again, by the score. */
export const scheduleFollowUp = (leadId: string, key: string): Promise<FollowUpAnswer> =>
  run({ action: 'schedule_follow_up', leadId }, key);
