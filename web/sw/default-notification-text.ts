import { isLanguage, type Language } from '#shared/language/languages.ts';
import type { PushMessage } from '#shared/reminders/push-message.ts';

type Words = Pick<PushMessage, 'title' | 'body'>;

const words: Readonly<Record<Language, Words>> = {
  en: { title: 'Time for your diary', body: 'Something may be missing in it.' },
  de: { title: 'Zeit für dein Tagebuch', body: 'Vielleicht fehlt noch etwas.' },
};

/**
 * Language of the notification. A service worker cannot read localStorage, so it uses the browser's first supported
 * language.
 */
const language: Language =
  navigator.languages.map((tag) => tag.split('-')[0]).find((name) => isLanguage(name)) ?? 'en';

/** Generic notification for unreadable messages. Browsers revoke push permission if a message shows no notification. */
export const defaultNotificationText: PushMessage = {
  ...words[language],
  path: '/dashboard',
  tag: 'reminder',
};
