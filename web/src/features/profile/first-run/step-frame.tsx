import { t } from '#web/lib/language/translate.ts';
import { useEffect, useRef } from 'react';
import classes from './first-run.module.css';

/** Step title that takes the focus when the step opens, for keyboard and screen reader users. */
export const StepFrame = ({ step, of }: { step: number; of: number }) => {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <p className={classes.place} ref={place} tabIndex={-1} data-autofocus>
      {t('Step {step} of {steps}', { step, steps: of })}
    </p>
  );
};
