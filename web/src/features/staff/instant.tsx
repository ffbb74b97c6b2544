import { locale } from '#web/lib/language/language.ts';

/** Local date and time, e.g. 'Nov 20, 2026, 12:55 PM'. */
export const Instant = ({ at }: { at: string }) => (
  <time dateTime={at}>
    {new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))}
  </time>
);
