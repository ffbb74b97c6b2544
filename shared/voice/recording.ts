import * as z from 'zod';

/** Formats that browsers record: WebM or Ogg with Opus, MP4 with AAC (Safari), WAV. */
export const recordingTypes = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/wav'] as const;
export const recordingType = z.enum(recordingTypes, 'Send WebM, Ogg, MP4 or WAV.');
export type RecordingType = z.infer<typeof recordingType>;

/** Returns the type of a recorder's `mimeType`, for example `audio/webm;codecs=opus`, or null if unsupported. */
export const recordingTypeOf = (mimeType: string): RecordingType | null =>
  recordingType.safeParse(mimeType.split(';', 1)[0]?.trim().toLowerCase()).data ?? null;

/** Maximum size of a recording within a request, bytes. Encoded as base64 it fits in Lambda's 6 MB limit. */
export const MAX_INLINE_RECORDING_BYTES = 4 * 1024 * 1024;

/**
 * Maximum duration that is transcribed within the request, seconds. Longer recordings become a job: Amazon Transcribe
 * streams in real time, and a request has 25 s, which must include starting a job if the stream fails (decision 0016).
 */
export const MAX_CLIP_SECONDS = 12;

/**
 * Maximum duration of a single meal, seconds. Longer recordings dictate a day, which depends on the plan (decision
 * D18).
 */
export const MAX_MEAL_SECONDS = 60;

/** Maximum recording size the bucket accepts, bytes. */
export const MAX_RECORDING_BYTES = 8 * 1024 * 1024;

/** Maximum duration, seconds: enough to dictate a day of meals. */
export const MAX_RECORDING_SECONDS = 600;
