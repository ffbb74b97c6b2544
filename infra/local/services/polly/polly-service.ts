import { timeoutFactor } from '../../options.ts';
import * as z from 'zod';
import { AwsError, notImplemented } from '../../gateway/aws-error.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { AwsRequest, AwsService } from '../../gateway/aws-service.ts';
import type { Speaker } from './speaker.ts';
import { HOW_TO_INSTALL } from './voice-programs.ts';

const SPEECH = '/v1/speech';

/** Maximum billed characters per text. Source: Amazon Polly Developer Guide, 'Quotas'. */
const MAX_CHARACTERS = 3_000;

/** Time limit for one text, in ms. */
const LIMIT_MS = 20_000;

/** The supported parameters and values. Source: Amazon Polly API Reference, 'SynthesizeSpeech'. */
const synthesizeSpeech = z.strictObject({
  Engine: z.literal('neural'),
  LanguageCode: z.enum(['en-US', 'de-DE']).optional(),
  OutputFormat: z.literal('mp3'),
  Text: z.string().min(1),
  TextType: z.literal('text').optional(),
  VoiceId: z.enum([
    'Danielle',
    'Gregory',
    'Ivy',
    'Joanna',
    'Joey',
    'Justin',
    'Kendra',
    'Kevin',
    'Kimberly',
    'Matthew',
    'Ruth',
    'Salli',
    'Stephen',
    'Daniel',
    'Vicki',
  ]),
});

/** The German voices. Source: Amazon Polly Developer Guide, 'Available voices'. */
const germanVoices: ReadonlySet<string> = new Set(['Daniel', 'Vicki']);

const inputOf = (request: AwsRequest): z.output<typeof synthesizeSpeech> => {
  if (request.method !== 'POST' || request.path !== SPEECH)
    throw notImplemented(`Polly ${request.method} ${request.path}`);
  const parsed = synthesizeSpeech.safeParse(jsonBody(request));
  if (!parsed.success) throw new AwsError('ValidationException', z.prettifyError(parsed.error), 400);
  return parsed.data;
};

const tooLong = (): AwsError =>
  new AwsError('TextLengthExceededException', 'Maximum text length has been exceeded', 400);

/** The error that AWS returns to an account without Polly; here, the speech programs are not installed. */
const notInstalled = (): AwsError => new AwsError('SubscriptionRequiredException', HOW_TO_INSTALL, 400);

const wrongLanguage = (): AwsError =>
  new AwsError('LanguageNotSupportedException', 'This voice does not support the selected language', 400);

const tooSlow = (): AwsError =>
  new AwsError('ServiceFailureException', 'An unknown condition has caused a service failure.', 500);

/**
 * Emulates the part of Amazon Polly that the product uses: `SynthesizeSpeech` of plain text with a neural US English or
 * German voice, as MP3. All English voices sound the same, and no German one is installed, as in an account without
 * Polly. Any other request returns 501 with the name of the unsupported part.
 */
export const createPollyService = (speaker: Speaker, limitMs = LIMIT_MS): AwsService => ({
  name: 'polly',
  serves: () => true,
  permissionsFor: (request) => {
    inputOf(request);
    return [{ action: 'polly:SynthesizeSpeech', resource: '*' }];
  },
  handle: async (request) => {
    const { LanguageCode, Text, VoiceId } = inputOf(request);
    const spoken = germanVoices.has(VoiceId) ? 'de-DE' : 'en-US';
    if ((LanguageCode ?? spoken) !== spoken) throw wrongLanguage();
    if (Text.length > MAX_CHARACTERS) throw tooLong();
    if (germanVoices.has(VoiceId) || !speaker.isInstalled()) throw notInstalled();
    const signal = AbortSignal.timeout(limitMs * timeoutFactor());
    const body = await speaker.speak(Text, signal).catch((error: unknown) => {
      throw signal.aborted ? tooSlow() : error;
    });
    return {
      status: 200,
      headers: { 'content-type': 'audio/mpeg', 'x-amzn-requestcharacters': String(Text.length) },
      body,
    };
  },
});
