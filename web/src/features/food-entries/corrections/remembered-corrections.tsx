import { t } from '#web/lib/language/translate.ts';
import { useRef } from 'react';
import type { Correction } from '#shared/foods/corrections.ts';
import { formatPercent } from '#web/ui/format/format-number.ts';
import classes from './remembered-corrections.module.css';
import { LearnedCard } from './learned-card.tsx';
import { LearnedRow } from './learned-row.tsx';
import { useCorrections } from './use-corrections.ts';
import { RetryNote } from '#web/ui/feedback/retry-note.tsx';

/** Describes a remembered correction: 'Brown rice, 75% of the usual weight'. */
const meaningOf = ({ name, grams_factor: factor }: Correction): string =>
  factor === null || factor === 1
    ? name
    : t('{name}, {share} of the usual portion', { name, share: formatPercent(factor) });

/** List of what was learned from the user's corrections, with buttons to forget each. */
export const RememberedCorrections = () => {
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, forget, goingId } = useCorrections(() => title.current?.focus());
  return (
    <LearnedCard id="remembered-corrections" title={t('Saved corrections')} titleRef={title}>
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((correction) => (
            <LearnedRow
              key={correction.id}
              words={t('“{words}”', { words: correction.said })}
              meaning={meaningOf(correction)}
              isGoing={goingId === correction.id}
              removal={t('Remove the correction for {words}', { words: correction.said })}
              onRemove={() => forget(correction)}
            />
          ))}
        </ul>
      )}
      {error && !data ? (
        <RetryNote error={error} refetch={refetch} />
      ) : (
        <p className="note">
          {data && data.length > 0
            ? t('When you say or type this again, we’ll use your version.')
            : t('Correct a food once and we’ll use your version next time.')}
        </p>
      )}
    </LearnedCard>
  );
};
