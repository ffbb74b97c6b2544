import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { AskModelButton, plateLookupsWith, ReadTextPanel, UrgentHelp } from '#web/features/foods/public.ts';
import classes from '../transcript-list.module.css';
import type { Phrase, SpokenMeal } from '../meal/spoken-meal.ts';
import { foodsAdded, phraseRead } from './open-phrase-words.ts';

export interface PhraseLineProps {
  phrase: Phrase;
  /** The foods of the meal. */
  foods: SpokenMeal['foods'];
  /** Numbers of the foods by row. */
  numbers: ReadonlyMap<string, number>;
  renderConsent: RenderConsent;
  onChange: (change: (meal: SpokenMeal) => SpokenMeal) => void;
  onRetry: (phrase: Phrase) => void;
  /** Asks for consent to look up the unknown parts. */
  onAsk: (id: string) => void;
}

/** A phrase and its status. */
export const PhraseLine = ({
  phrase,
  foods,
  numbers,
  renderConsent,
  onChange,
  onRetry,
  onAsk,
}: PhraseLineProps) => {
  const { id, text, status, note, urgent, unasked, reads } = phrase;
  return (
    <li className={classes.phrase} data-status={status}>
      {reads.length === 0 && <q>{text}</q>}
      {reads.map((read, at) => (
        <ReadTextPanel
          key={read.text}
          read={read}
          items={foods}
          numbers={numbers}
          lookUps={plateLookupsWith(renderConsent)}
          onChange={(change) => onChange((now) => phraseRead(now, phrase, at, change))}
          onAdd={(added) => onChange((now) => foodsAdded(now, phrase, added))}
        />
      ))}
      <UrgentHelp advice={urgent} />
      {note && (
        <span className={classes.note}>
          {note}
          {status === 'failed' && (
            <Button variant="subtle" size="compact-sm" onClick={() => onRetry(phrase)}>
              {t('Try again')}
            </Button>
          )}
        </span>
      )}
      {status === 'found' && unasked.length > 0 && (
        <AskModelButton unasked={unasked} isLooking={false} onClick={() => onAsk(id)} />
      )}
    </li>
  );
};
