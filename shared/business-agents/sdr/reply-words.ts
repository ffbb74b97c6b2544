import type { Language } from '../../language/languages.ts';
import type { Intent } from './intents.ts';

/** Phrases for replies in one language. Formal where the language distinguishes it. */
export interface ReplyWords {
  greeting: (name: string | null) => string;
  /** The reply to each intent, and to a message without any. */
  to: Readonly<Record<Intent | 'other', (facts: { company: string | null; phone: string | null }) => string>>;
  thanks: string;
  closing: string;
}

const english: ReplyWords = {
  greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  thanks: 'thank you for your message.',
  to: {
    unsubscribe: () =>
      'thank you for letting me know. I won’t contact you again, and I’m sorry for the trouble.',
    not_interested: () =>
      'thank you for the honest answer. I’ll leave it at that. If things change, just drop me a line.',
    price: ({ company }) =>
      `You asked about the price. To give you an accurate quote${company === null ? '' : ` for ${company}`}, please tell me briefly what you need, how much of it, and from when.`,
    demo: () => 'I’d be glad to show it to you. Which two or three times work for you in the next few days?',
    meeting: ({ phone }) =>
      phone === null
        ? 'Let’s talk. Which two or three times work for you, and what number can I reach you at?'
        : `Let’s talk. Which two or three times work for you, and is ${phone} the right number?`,
    later: () => 'There’s no rush. When would be a good time to check in again?',
    information: () =>
      'I’m happy to tell you more. Which question matters most to you? I’ll answer that one first.',
    thanks: () => 'If there’s anything else, just drop me a line.',
    other: () => 'So I can help with the right thing: what matters most to you right now?',
  },
  closing: 'Kind regards',
};

const german: ReplyWords = {
  greeting: (name) => (name === null ? 'Guten Tag,' : `Guten Tag ${name},`),
  thanks: 'vielen Dank für Ihre Nachricht.',
  to: {
    unsubscribe: () =>
      'danke, dass Sie es sagen. Ich habe notiert, dass Sie nichts mehr hören möchten; bitte entschuldigen Sie die Störung.',
    not_interested: () =>
      'danke für die offene Antwort. Ich lasse es dabei; wenn es später ein Thema wird, genügt eine Zeile von Ihnen.',
    price: ({ company }) =>
      `Sie fragen nach dem Preis. Damit die Zahlen${company === null ? '' : ` für ${company}`} stimmen, schreiben Sie mir bitte in ein, zwei Zeilen, was Sie brauchen, in welchem Umfang und ab wann.`,
    demo: () => 'Ich zeige es Ihnen gern. Welche zwei oder drei Termine passen Ihnen in den nächsten Tagen?',
    meeting: ({ phone }) =>
      phone === null
        ? 'Sprechen wir miteinander. Welche zwei oder drei Termine passen Ihnen, und unter welcher Nummer erreiche ich Sie?'
        : `Sprechen wir miteinander. Welche zwei oder drei Termine passen Ihnen, und ist ${phone} die richtige Nummer?`,
    later: () => 'Das hat keine Eile. Wann ist ein guter Zeitpunkt, um noch einmal nachzufragen?',
    information: () =>
      'Ich erzähle Ihnen gern mehr. Welche Frage ist Ihnen die wichtigste? Die beantworte ich zuerst.',
    thanks: () => 'Wenn noch etwas ist, genügt eine Zeile von Ihnen.',
    other: () => 'Damit ich das Richtige beantworte: Was ist Ihnen im Moment am wichtigsten?',
  },
  closing: 'Mit freundlichen Grüßen',
};

export const replyWords: Readonly<Record<Language, ReplyWords>> = { en: english, de: german };
