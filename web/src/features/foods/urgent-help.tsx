import { t } from '#web/lib/language/translate.ts';
import { useEffect, useRef } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { language } from '#web/lib/language/language.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
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

/** Returns the advice on a text with the lines of the device's time zone, which the server does not know, or null. */
export const localUrgentAdvice = async (text: string): Promise<UrgentAdvice | null> => {
  const { urgentAdvice } = await import('#shared/safety/urgent-advice.ts');
  return urgentAdvice(text, { language, zone: deviceTimeZone(), locales: navigator.language });
};

/**
 * Shows what to do in an emergency. Stays on the screen, unlike a toast, and takes the focus, which closes the list of
 * foods above it.
 */
export const UrgentHelp = ({ advice }: { advice: UrgentAdvice }) => {
  const help = useRef<HTMLElement>(null);
  useEffect(() => help.current?.focus(), []);
  return (
    <section ref={help} className={classes.help} role="alert" aria-label={t('Get help')} tabIndex={-1}>
      <p>{advice.text}</p>
      <HelpLines lines={advice.lines} />
    </section>
  );
};
