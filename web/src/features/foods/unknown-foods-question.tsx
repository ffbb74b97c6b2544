import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import classes from './unknown-foods-question.module.css';
import { AskModelButton } from './ask-model-button.tsx';
import { lookUpText, isConsentNeeded, isNoFood, questionOf } from './look-up-text.ts';

interface Props {
  /** What only a model may know; never empty. */
  unasked: readonly string[];
  renderConsent: RenderConsent;
  /** What a model knows of it. */
  onFound: (meal: DescribedMeal) => void;
  /** It stays unknown: the person declined, or the model knows no food either. */
  onNothing: () => void;
}

/** A quiet offer beside foods that were found: a model may know the rest, once the person agrees (decision D45). */
export const UnknownFoodsQuestion = ({ unasked, renderConsent, onFound, onNothing }: Props) => {
  const [step, setStep] = useState<'offering' | 'asking' | 'looking'>('offering');
  const [isAgreed, setAgreed] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const look = async (): Promise<void> => {
    setStep('looking');
    setFault(null);
    try {
      onFound(await lookUpText(questionOf(unasked)));
    } catch (error) {
      if (isNoFood(error)) return onNothing();
      setAgreed(!isConsentNeeded(error));
      setFault(error instanceof Error ? error.message : t('This could not be looked up.'));
    } finally {
      setStep('offering');
    }
  };
  const press = (): void => {
    if (step === 'looking') return;
    if (isAgreed) void look();
    else setStep('asking');
  };

  if (step === 'asking') {
    const onGranted = (): void => {
      setAgreed(true);
      void look();
    };
    return renderConsent({ onGranted, onDeclined: onNothing });
  }
  return (
    <div className={classes.offer}>
      <AskModelButton unasked={unasked} isLooking={step === 'looking'} onClick={press} />
      {fault && <p role="alert">{fault}</p>}
    </div>
  );
};
