import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { Phrase } from './meal/spoken-meal.ts';
import classes from './transcript-list.module.css';
import { PhraseLine, type PhraseLineProps } from './phrases/phrase-line.tsx';

interface Props extends Pick<PhraseLineProps, 'foods' | 'numbers' | 'renderConsent' | 'onChange'> {
  phrases: readonly Phrase[];
  /** Transcript that may still change. */
  interim: string;
  onRetry: (phrase: Phrase) => void;
  /** Asks for consent to look up a phrase's unknown parts. */
  onAsk: (id: string) => void;
  onScratch: () => void;
  onClear: () => void;
}

/** List of spoken and typed phrases. Screen readers hear final transcripts only. */
export const TranscriptList = ({ phrases, interim, onRetry, onAsk, onScratch, onClear, ...line }: Props) => (
  <section className={classes.heard} aria-label={t('What you said')}>
    <div role="log" aria-live="polite" aria-label={t('Transcript')}>
      <ol className="stack3">
        {phrases.map((phrase) => (
          <PhraseLine key={phrase.id} phrase={phrase} {...line} onRetry={onRetry} onAsk={onAsk} />
        ))}
      </ol>
    </div>
    {interim && (
      <p className={classes.interim} aria-hidden>
        {interim}
      </p>
    )}
    {phrases.length > 0 && (
      <div className={classes.tools}>
        <Button variant="subtle" onClick={onScratch}>
          {t('Scratch that')}
        </Button>
        <Button variant="subtle" onClick={onClear}>
          {t('Clear')}
        </Button>
      </div>
    )}
  </section>
);
