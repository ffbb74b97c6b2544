import { t } from '#web/lib/language/translate.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { HelpLines } from '#web/ui/feedback/help-lines.tsx';
import classes from './urgent-help.module.css';

const PHONE_LINK = /^(?:tel|sms):/;

/** Advice on an emergency that a text describes, and the lines to call. */
export interface UrgentAdvice {
  text: string;
  lines: { name: string; number: string; href: string }[];
}

/** Returns the advice that an error carries instead of foods, or null for any other error. */
export const urgentAdviceOf = (error: Error): UrgentAdvice | null => {
  if (!(error instanceof ApiError) || !error.details.some(({ field }) => field === 'refer')) return null;
  const links = error.details.filter(({ field }) => PHONE_LINK.test(field));
  return {
    text: error.message,
    lines: links.map(({ field, message }) => ({
      name: message,
      number: field.replace(PHONE_LINK, ''),
      href: field,
    })),
  };
};

/** Shows what to do in an emergency. Stays on the screen, unlike a toast. */
export const UrgentHelp = ({ advice }: { advice: UrgentAdvice }) => (
  <section className={classes.help} role="alert" aria-label={t('Get help')}>
    <p>{advice.text}</p>
    <HelpLines lines={advice.lines} />
  </section>
);
