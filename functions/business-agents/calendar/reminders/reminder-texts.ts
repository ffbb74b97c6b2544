import type { PushMessage } from '#shared/reminders/push-message.ts';
import type { Language } from '#shared/language/languages.ts';
import { openTranslator, type Translator } from '#shared/language/translator.ts';
import { escaped, mailPage, paragraph } from '../../../platform/mail/mail-layout.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { DueReminder } from './find-reminder.ts';

/** Loads the texts of reminders in a language. */
export const loadReminderTexts = openTranslator(
  () => import('#shared/languages/de/calendar.json', { with: { type: 'json' } }),
);

/** Page of meetings and tasks. */
const CALENDAR_PAGE = '/agents/executive';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

const formatted = (at: Date, zone: string, language: Language, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: zone }).format(at);

const timeOf = (at: Date, zone: string, language: Language): string =>
  formatted(at, zone, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const dayOf = (at: Date, zone: string, language: Language): string =>
  formatted(at, zone, language, { weekday: 'long', day: 'numeric', month: 'long' });

/** Returns whether a task is due on a day rather than at a time. */
const isDueOnDay = ({ kind, at }: DueReminder, zone: string): boolean =>
  kind === 'task' && timeOf(at, zone, 'en') === '23:59';

/** Returns the push message without names, since anyone who sees the screen can read it. */
export const reminderPush = (
  reminder: DueReminder,
  zone: string,
  { t, language }: Translator,
): PushMessage => {
  const { kind, at, is_follow_up } = reminder;
  const values = { time: timeOf(at, zone, language) };
  const onDay = is_follow_up ? t('You have a follow-up today') : t('You have a task due today');
  const atTime =
    kind === 'task'
      ? t('Task due at {time}', values)
      : is_follow_up
        ? t('Follow-up at {time}', values)
        : t('Meeting at {time}', values);
  return {
    title: isDueOnDay(reminder, zone) ? onDay : atTime,
    body: kind === 'task' ? t('Open your tasks to see it.') : t('Open your calendar to see it.'),
    path: CALENDAR_PAGE,
    tag: `work-${kind}`,
  };
};

interface Occasion {
  to: string;
  zone: string;
  siteOrigin: string;
}

/** Builds the reminder email: what, when in the user's zone, and where. */
export const reminderEmail = (
  reminder: DueReminder,
  { to, zone, siteOrigin }: Occasion,
  { t, language }: Translator,
): Mail => {
  const { title, at, location } = reminder;
  const day = dayOf(at, zone, language);
  const when = isDueOnDay(reminder, zone)
    ? t('Due on {day}.', { day })
    : t('{day}, {time} ({zone}).', { day, time: timeOf(at, zone, language), zone });
  const lines = [when, ...(location ? [t('Location: {location}', { location })] : [])];
  const link = { url: siteOrigin + CALENDAR_PAGE, label: t('Open in Platewise') };
  const why = t('You’re receiving this email because you turned on email reminders on the calendar page.');
  return {
    to,
    subject: t('Reminder: {title}', { title }),
    html: mailPage(
      escaped(title),
      [
        ...lines.map((line) => paragraph(escaped(line))),
        paragraph(`<a href="${escaped(link.url)}" style="color:#B23019">${escaped(link.label)}</a>`),
      ],
      escaped(why),
      language,
    ),
    text: [title, ...lines, `${link.label}\n${link.url}`, why].join('\n\n').concat('\n'),
  };
};
