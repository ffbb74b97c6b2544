import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { MAX_RECORDING_BYTES, recordingType } from './recording.ts';
import { spokenClip, transcript, voiceJob, voiceJobId } from './schema.ts';

const params = z.strictObject({ id: voiceJobId });

/** Errors of a transcription, which costs credits after the daily allowance. */
const transcriptionErrors = [
  'DAILY_LIMIT_REACHED',
  'RECORDING_NOT_READABLE',
  'RECORDING_TOO_LONG',
  'TIER_REQUIRED',
  'CREDITS_EXHAUSTED',
  'FAIR_USE_REACHED',
] as const;

export const voiceRoutes = {
  /** Transcribes a short recording, immediately if possible, otherwise with a job (`job_id`). */
  transcribe: defineRoute({
    method: 'POST',
    path: '/api/functions/voice-to-text',
    auth: 'user',
    status: 200,
    body: spokenClip,
    response: transcript,
    errors: ['CONSENT_NEEDED', ...transcriptionErrors, 'REQUEST_RUNNING', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Permits the upload of a longer recording: returns a form to POST to the bucket within five minutes. */
  createJob: defineRoute({
    method: 'POST',
    path: '/api/voice/jobs',
    auth: 'user',
    status: 201,
    body: z.strictObject({
      content_type: recordingType,
      size: z.int().min(1).max(MAX_RECORDING_BYTES, 'Recordings can be up to 8 MB.'),
    }),
    response: z.object({
      job_id: voiceJobId,
      url: z.url(),
      fields: z.record(z.string(), z.string()),
      expires_at: z.iso.datetime(),
    }),
    errors: ['CONSENT_NEEDED'],
  }),
  /** Starts the transcription of an upload. Idempotent. */
  startJob: defineRoute({
    method: 'POST',
    path: '/api/voice/jobs/{id}/start',
    auth: 'user',
    status: 202,
    params,
    response: transcript,
    errors: ['CONSENT_NEEDED', 'VOICE_JOB_NOT_FOUND', ...transcriptionErrors],
  }),
  /** Returns the state of a job, which is kept for a day. */
  readJob: defineRoute({
    method: 'GET',
    path: '/api/voice/jobs/{id}',
    auth: 'user',
    status: 200,
    params,
    response: voiceJob,
    errors: ['VOICE_JOB_NOT_FOUND'],
  }),
};
