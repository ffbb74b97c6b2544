import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { AskModelButton } from '#web/features/foods/public.ts';
import classes from '../transcript-list.module.css';
import type { Phrase } from '../meal/spoken-meal.ts';

interface Props {
  phrase: Phrase;
  onRetry: (phrase: Phrase) => void;
  /** Asks for consent to look up the unknown parts. */
  onAsk: (id: string) => void;
}

/** A phrase and its status. */
export const PhraseLine = ({ phrase, onRetry, onAsk }: Props) => {
  const { id, text, status, note, unasked } = phrase;
  return (
    <li className={classes.phrase} data-status={status}>
      <q>{text}</q>
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
