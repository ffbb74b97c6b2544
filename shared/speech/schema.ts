import * as z from 'zod';

/** Maximum length per request in characters, about three paragraphs. Longer texts are requested in pieces. */
export const MAX_SPEECH_CHARACTERS = 1_000;

/** The available voices. */
const speechVoices = ['nova'] as const;
export type SpeechVoice = (typeof speechVoices)[number];

/** The text to read aloud. Markdown is stripped. */
export const speechRequest = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, 'There is no text to read.')
    .max(MAX_SPEECH_CHARACTERS, 'Use up to 1,000 characters.'),
  voice: z.enum(speechVoices, "'nova' is the only available voice.").default('nova'),
});

/**
 * The audio, or why there is none (decision D40).
 * - `audioContent`: MP3, base64
 * - `fallback`: the voice is currently unavailable; the client may use another one
 * - `error`: the reason as a sentence. Without `fallback` no voice can read the text
 */
export const speechAnswer = z.object({
  audioContent: z.string().optional(),
  fallback: z.boolean().optional(),
  error: z.string().optional(),
});
export type SpeechAnswer = z.infer<typeof speechAnswer>;
