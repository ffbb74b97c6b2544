import { isLanguage, type Language } from '#shared/language/languages.ts';
import type { PushMessage } from '#shared/reminders/push-message.ts';

type Words = Pick<PushMessage, 'title' | 'body'>;

const words: Readonly<Record<Language, Words>> = {
  en: { title: 'Time for your diary', body: 'Something may be missing in it.' },
  de: { title: 'Zeit für dein Tagebuch', body: 'Vielleicht fehlt noch etwas.' },
};

/** A worker reads no storage of pages: the first of the browser's own languages that there is. */
const language: Language =
  navigator.languages.map((tag) => tag.split('-')[0]).find((name) => isLanguage(name)) ?? 'en';

/** A browser takes the right to be sent anything from who shows nothing: what cannot be read is shown in general. */
export const defaultNotificationText: PushMessage = {
  ...words[language],
  path: '/dashboard',
  tag: 'reminder',
};
