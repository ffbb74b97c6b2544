import * as z from 'zod';
import { MAX_INLINE_RECORDING_BYTES, recordingType } from './recording.ts';
import { voiceError } from './voice-error.ts';

export const voiceJobId = z.ulid('Invalid recording ID.');

const MAX_BASE64_LENGTH = Math.ceil(MAX_INLINE_RECORDING_BYTES / 3) * 4;

/** A short recording within the request. */
export const spokenClip = z.strictObject({
  /** Base64. */
  audio: z
    .base64('The recording must be encoded in base64.')
    .min(1, 'Record something first.')
    .max(MAX_BASE64_LENGTH, 'Recordings sent directly can be up to 4 MB.'),
  content_type: recordingType.default('audio/webm'),
});

/** The transcript, or with `error` a message with the reason. */
const answer = {
  text: z.string(),
  error: voiceError.optional(),
  /** Set if the words were hard to hear: the user is asked, and nothing is charged. */
  is_unsure: z.literal(true).optional(),
};

/**
 * A transcript. With `job_id` it is not ready yet and `text` is empty: it is sent over the socket as
 * `voice_transcribed` and available at `/api/voice/jobs/{id}`.
 */
export const transcript = z.object({ ...answer, job_id: voiceJobId.optional() });
export type Transcript = z.infer<typeof transcript>;

/**
 * `awaited`: ready for upload. `transcribing`: in progress. `done`: has a transcript, or the reason for having none.
 */
export const voiceJobStatuses = ['awaited', 'transcribing', 'done'] as const;

/** A transcription job. `text` is empty until it is done. */
export const voiceJob = z.object({ id: voiceJobId, status: z.enum(voiceJobStatuses), ...answer });
export type VoiceJob = z.infer<typeof voiceJob>;

/** Socket message: a job is done. */
export const voiceTranscribed = z.object({
  type: z.literal('voice_transcribed'),
  job_id: z.string(),
  ...answer,
});
export type VoiceTranscribed = z.infer<typeof voiceTranscribed>;
