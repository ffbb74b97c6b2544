import { t } from '#web/lib/language/translate.ts';
import { useEffect, useRef } from 'react';
import classes from './first-run.module.css';

/** Which of the steps it is. It takes the focus when the step opens, so that keyboard and screen reader go along. */
export const StepFrame = ({ step, of }: { step: number; of: number }) => {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <p className={classes.place} ref={place} tabIndex={-1} data-autofocus>
      {t('Step {step} of {steps}', { step, steps: of })}
    </p>
  );
};
