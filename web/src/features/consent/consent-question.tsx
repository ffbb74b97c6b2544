import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { CONSENT_SENTENCE } from './consent-sentence.ts';
import { useChooseConsent } from './use-choose-consent.ts';
import classes from './consent-question.module.css';

interface Props {
  /** Called after the consent is saved. */
  onGranted: () => void;
  /** Called after the refusal is saved. */
  onDeclined: () => void;
}

/**
 * Consent question shown once, before the first photo, recording or unknown text is sent to a provider: one sentence
 * and two buttons (decision D45).
 */
export const ConsentQuestion = ({ onGranted, onDeclined }: Props) => {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { choose, saving } = useChooseConsent((consent) =>
    consent === 'granted' ? onGranted() : onDeclined(),
  );
  return (
    <section className={`card ${classes.question}`} aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {t('Share this with our AI provider?')}
      </h2>
      <p className={classes.sentence}>{CONSENT_SENTENCE}</p>
      <div className={classes.choices}>
        <Button loading={saving === 'granted'} onClick={() => choose('granted')}>
          {t('Allow')}
        </Button>
        <Button variant="default" loading={saving === 'declined'} onClick={() => choose('declined')}>
          {t('Don’t allow')}
        </Button>
      </div>
      <p className="note">{t('You can change this anytime in your profile.')}</p>
    </section>
  );
};
