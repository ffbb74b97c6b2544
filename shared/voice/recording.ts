import * as z from 'zod';

/** What browsers record: WebM or Ogg with Opus, MP4 with AAC (Safari), WAV. */
export const recordingTypes = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/wav'] as const;
export const recordingType = z.enum(recordingTypes, 'Please send WebM, Ogg, MP4 or WAV.');
export type RecordingType = z.infer<typeof recordingType>;

/** The recording type in a recorder's `mimeType`, e.g. `audio/webm;codecs=opus`; null for another. */
export const recordingTypeOf = (mimeType: string): RecordingType | null =>
  recordingType.safeParse(mimeType.split(';', 1)[0]?.trim().toLowerCase()).data ?? null;

/** Largest recording inside a request, bytes: written in base64 it still fits into a function's 6 MB. */
export const MAX_INLINE_RECORDING_BYTES = 4 * 1024 * 1024;

/**
 * Longest recording that is answered at once, seconds. Longer ones become a job: Amazon Transcribe works through a stream
 * at the speed of speech, and a request has 25 s, in which a job must still begin when the stream fails (decision 0016).
 */
export const MAX_CLIP_SECONDS = 12;

/**
 * Longest recording that tells a meal, seconds. More is dictation of a day, which a plan has or has not (decision D18).
 */
export const MAX_MEAL_SECONDS = 60;

/** Largest recording the bucket accepts, bytes. */
export const MAX_RECORDING_BYTES = 8 * 1024 * 1024;

/** Longest recording, seconds: what a day of meals takes to tell, with room. */
export const MAX_RECORDING_SECONDS = 600;
