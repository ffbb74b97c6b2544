import { t } from '#web/lib/language/translate.ts';
import { useEffect, useRef } from 'react';
import { HelpLines } from '#web/ui/feedback/help-lines.tsx';
import classes from './urgent-help.module.css';
import type { UrgentAdvice } from './urgent-text.ts';

/**
 * Shows what to do in an emergency; nothing without advice. Stays on the screen, unlike a toast, and takes the focus,
 * which closes the list of foods above it.
 */
export const UrgentHelp = ({ advice }: { advice: UrgentAdvice | null }) =>
  advice && <UrgentHelpCard key={advice.text} advice={advice} />;

const UrgentHelpCard = ({ advice }: { advice: UrgentAdvice }) => {
  const help = useRef<HTMLElement>(null);
  useEffect(() => help.current?.focus(), []);
  return (
    <section ref={help} className={classes.help} role="alert" aria-label={t('Get help')} tabIndex={-1}>
      <p>{advice.text}</p>
      <HelpLines lines={advice.lines} />
    </section>
  );
};
