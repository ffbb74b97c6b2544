import * as z from 'zod';

/** Longest text of one request, characters: some three paragraphs. Longer ones are asked for piece by piece. */
export const MAX_SPEECH_CHARACTERS = 1_000;

/** The voices that can be asked for. */
export const speechVoices = ['nova'] as const;
export type SpeechVoice = (typeof speechVoices)[number];

/** What is to be read aloud. Markdown may stand in it: it is not read. */
export const speechRequest = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, 'There is nothing to read aloud.')
    .max(MAX_SPEECH_CHARACTERS, 'One request may have at most 1,000 characters.'),
  voice: z.enum(speechVoices, "There is one voice: 'nova'.").default('nova'),
});

/**
 * The sound, or why there is none (decision D40).
 * - `audioContent`: MP3, base64
 * - `fallback`: the voice cannot be had now; whoever asked may speak by other means
 * - `error`: the reason as a sentence. Without `fallback`, no voice could read it
 */
export const speechAnswer = z.object({
  audioContent: z.string().optional(),
  fallback: z.boolean().optional(),
  error: z.string().optional(),
});
export type SpeechAnswer = z.infer<typeof speechAnswer>;
