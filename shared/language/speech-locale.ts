import type { Language } from './languages.ts';

/** The locale that is spoken and recognized for each language of the interface: Amazon Transcribe, Polly, browsers. */
export const speechLocales = { en: 'en-US', de: 'de-DE' } as const satisfies Record<Language, string>;
export type SpeechLocale = (typeof speechLocales)[Language];
