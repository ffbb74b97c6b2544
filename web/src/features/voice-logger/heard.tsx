import { Button } from '@mantine/core';
import type { Phrase } from './spoken-meal.ts';
import classes from './heard.module.css';

interface Props {
  phrases: readonly Phrase[];
  /** Words that may still change. */
  interim: string;
  onRetry: (id: string, text: string) => void;
  onScratch: () => void;
  onClear: () => void;
}

/** What was said and typed so far. A screen reader hears what stays, not what may still change. */
export const Heard = ({ phrases, interim, onRetry, onScratch, onClear }: Props) => (
  <section className={classes.heard} aria-label="What you said">
    <div role="log" aria-live="polite" aria-label="Transcript">
      <ol className={classes.phrases}>
        {phrases.map(({ id, text, status, note }) => (
          <li key={id} className={classes.phrase} data-status={status}>
            <q>{text}</q>
            {note && (
              <span className={classes.note}>
                {note}
                {status === 'failed' && (
                  <Button variant="subtle" size="compact-sm" onClick={() => onRetry(id, text)}>
                    Try again
                  </Button>
                )}
              </span>
            )}
          </li>
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
          Scratch that
        </Button>
        <Button variant="subtle" onClick={onClear}>
          Clear
        </Button>
      </div>
    )}
  </section>
);
