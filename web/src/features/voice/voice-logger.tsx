import { t } from '#web/lib/language/translate.ts';
import { type ReactNode, useState } from 'react';
import type { RenderConsent } from '#web/features/consent/public.ts';
import {
  PrivacyNote,
  canSpeak,
  useDictation,
  useDictationState,
  useMicKeys,
} from '#web/features/speech/public.ts';
import { OpenWordsReminder } from '#web/features/food-entries/public.ts';
import { CreditCost } from '#web/features/credits/public.ts';
import { TranscriptList } from './transcript-list.tsx';
import { ListenButton } from './listen-button.tsx';
import { describeMealInEnglish } from './phrases/describe-meal-in-english.ts';
import { MicMessage } from './mic-message.tsx';
import { OptionToggle } from '#web/ui/inputs/option-toggle.tsx';
import {
  agreed,
  askAbout,
  changeMeal,
  clear,
  declined,
  storedDictation,
  retry,
  say,
  scratch,
  useSpokenMeal,
} from './meal/spoken-meal-store.ts';
import { numbersOfMeal } from './meal/numbers-of-meal.ts';
import { SpokenPlate } from './meal/spoken-plate.tsx';
import { TypedPhraseField } from './typed-phrase-field.tsx';
import { isAsking } from './phrases/phrase-consent.ts';
import { useReadMealAloud } from './use-read-meal-aloud.ts';
import classes from './voice-logger.module.css';

export interface VoiceLoggerProps {
  onLogged: () => void;
  /** Asks for consent before the first recording or unknown text is sent to a provider (decision D45). */
  renderConsent: RenderConsent;
  /** Renders a hint at the plan that includes dictation longer than a meal (decision D18). */
  renderUpgrade: () => ReactNode;
}

/** Voice Logger, as a page and a tab: speak a meal, review its foods, correct and log it. */
export const VoiceLogger = ({ onLogged, renderConsent, renderUpgrade }: VoiceLoggerProps) => {
  const meal = useSpokenMeal();
  const [stopsAtSilence, setStopsAtSilence] = useState(false);
  const dictation = useDictation({ onWords: say, stopsAtSilence }, storedDictation);
  const mic = useDictationState(dictation, (state) => state.mic);
  const interim = useDictationState(dictation, (state) => state.interim);
  const isWaiting = useDictationState(dictation, ({ parts }) => parts.length > 0);
  const lacksPlan = useDictationState(dictation, ({ parts }) =>
    parts.some((part) => part.status === 'failed' && part.lacksPlan),
  );
  const isLooking = meal.phrases.some(({ status }) => status === 'looking');
  const readBack = useReadMealAloud(describeMealInEnglish(meal), mic !== 'off' || isWaiting || isLooking);
  useMicKeys({
    isOn: () => dictation.store.getState().mic === 'on',
    start: dictation.start,
    stop: dictation.stop,
    leave: dictation.stop,
  });
  const isAsked = mic === 'asking' || meal.phrases.some(isAsking);
  const hasMeal = meal.phrases.some(
    ({ status, rows }) =>
      rows.length > 0 || status === 'found' || status === 'unknown' || status === 'failed',
  );
  /** Applies one consent decision to both spoken and typed text. */
  const decide = (ofDictation: () => void, ofWords: () => void) => (): void => {
    if (mic === 'asking') ofDictation();
    ofWords();
  };

  return (
    <div className={classes.logger} data-has-meal={hasMeal || undefined}>
      <div className={classes.telling}>
        <h2 className={classes.title}>{t('Voice-to-Text Food Logger')}</h2>
        <ListenButton dictation={dictation} isQuiet={hasMeal} />
        {isAsked &&
          renderConsent({
            onGranted: decide(dictation.agreed, agreed),
            onDeclined: decide(dictation.declined, declined),
          })}
        <MicMessage dictation={dictation} />
        {lacksPlan && renderUpgrade()}
        <TranscriptList
          phrases={meal.phrases}
          foods={meal.foods}
          numbers={numbersOfMeal(meal)}
          renderConsent={renderConsent}
          onChange={changeMeal}
          interim={interim}
          onRetry={retry}
          onAsk={askAbout}
          onScratch={scratch}
          onClear={clear}
        />
        <TypedPhraseField onSay={say} />
        <OpenWordsReminder renderConsent={renderConsent} />
        <div className={classes.settings}>
          <div className={classes.options}>
            {canSpeak() && (
              <OptionToggle label={t('Read aloud')} isOn={readBack.isOn} onChange={readBack.setOn} />
            )}
            <OptionToggle label={t('Stop when I pause')} isOn={stopsAtSilence} onChange={setStopsAtSilence} />
          </div>
          <div>
            <PrivacyNote dictation={dictation} />
            <CreditCost action="voice_transcription" />
            <CreditCost action="food_lookup" />
          </div>
        </div>
      </div>
      {hasMeal && (
        <SpokenPlate meal={meal} onChange={changeMeal} onLogged={onLogged} renderConsent={renderConsent} />
      )}
    </div>
  );
};
