import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RenderConsent } from '#web/features/consent/public.ts';
import classes from './work.module.css';

interface Props {
  renderConsent: RenderConsent;
  /** Called after consent, to repeat the request with AI. */
  onAgreed: () => void;
}

/** Shown when AI was not used because consent is missing: offers to give consent (decision D45). */
export const ConsentRetry = ({ renderConsent, onAgreed }: Props) => {
  const [step, setStep] = useState<'offered' | 'asked' | 'over'>('offered');
  if (step === 'over') return null;
  const end = (): void => setStep('over');
  if (step === 'asked') {
    return renderConsent({
      onGranted: () => {
        end();
        onAgreed();
      },
      onDeclined: end,
    });
  }
  return (
    <p className={classes.hint}>
      {t('AI can do this too.')}
      <Button variant="default" size="xs" onClick={() => setStep('asked')}>
        {t('Ask AI')}
      </Button>
    </p>
  );
};
