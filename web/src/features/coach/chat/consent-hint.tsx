import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RenderConsent } from '#web/features/consent/public.ts';
import classes from './consent-hint.module.css';
import type { Turn } from './chat-turn.ts';

interface Props {
  /** The latest turn. */
  turn: Turn | undefined;
  renderConsent: RenderConsent;
  /** Repeats the question with a language model. */
  onAgreed: (question: string) => void;
}

/** Shown when no language model was used because consent is missing: offers to give consent (decision D45). */
export const ConsentHint = ({ turn, renderConsent, onAgreed }: Props) => {
  const [asked, setAsked] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  if (turn?.answer?.consent_needed !== true || refused === turn.id) return null;
  // Repeating the question would save its changes twice.
  if (turn.answer.written.length > 0) return null;
  if (asked === turn.id)
    return renderConsent({
      onGranted: () => onAgreed(turn.question),
      onDeclined: () => setRefused(turn.id),
    });
  return (
    <p className={classes.hint}>
      {t('AI can say more about this.')}
      <Button variant="default" onClick={() => setAsked(turn.id)}>
        {t('Ask AI')}
      </Button>
    </p>
  );
};
