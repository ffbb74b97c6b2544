import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import classes from './unknown-foods-question.module.css';
import { AskModelButton } from './ask-model-button.tsx';
import { lookUpText, isConsentNeeded, isNoFood, joinUnknownParts } from './look-up-text.ts';

interface Props {
  /** Parts of the text that only a model may know; never empty. */
  unasked: readonly string[];
  renderConsent: RenderConsent;
  /** Called with the model's result. */
  onFound: (meal: DescribedMeal) => void;
  /** Called when no food was found: the user declined, or the model has no match. */
  onNothing: () => void;
}

/** Offer beside the found foods to ask a model for the rest, after the user's consent (decision D45). */
export const UnknownFoodsQuestion = ({ unasked, renderConsent, onFound, onNothing }: Props) => {
  const [step, setStep] = useState<'offering' | 'asking' | 'looking'>('offering');
  const [isAgreed, setAgreed] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const look = async (): Promise<void> => {
    setStep('looking');
    setFault(null);
    try {
      onFound(await lookUpText(joinUnknownParts(unasked)));
    } catch (error) {
      if (isNoFood(error)) return onNothing();
      setAgreed(!isConsentNeeded(error));
      setFault(error instanceof Error ? error.message : t('We couldn’t look this up.'));
    } finally {
      setStep('offering');
    }
  };
  const askModel = (): void => {
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
      <AskModelButton unasked={unasked} isLooking={step === 'looking'} onClick={askModel} />
      {fault && <p role="alert">{fault}</p>}
    </div>
  );
};
