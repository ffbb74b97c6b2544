import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { foodQueries, habitQuery } from '#web/features/food-entries/public.ts';
import { useLocalMinute } from '#web/lib/time/use-local-minute.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import type { MealPhotos } from '../photos/meal-photos.ts';
import { caloriesOf, type PlateSuggestion, plateSuggestions } from './plate-suggestion.ts';
import classes from './plate-suggestions.module.css';
import { usePhotoClues } from './use-photo-clues.ts';

interface Props {
  photos: MealPhotos;
  /** The suggestions on the plate. */
  chosen: readonly PlateSuggestion[];
  onToggle: (suggestion: PlateSuggestion) => void;
  /** Adds text that was read from a label to the description. */
  onLabelText: (text: string) => void;
}

/** Foods to tap beside a photo: what its barcode says, and up to six of the user's own foods. */
export const PlateSuggestions = ({ photos, chosen, onToggle, onLabelText }: Props) => {
  const habits = useQuery(habitQuery(useToday()));
  const mine = useQuery(foodQueries.mine());
  const now = useLocalMinute();
  const { isReading, barcode, packaged, lines } = usePhotoClues(photos);
  const own = plateSuggestions(habits.data?.habits ?? [], mine.data, now);
  const isChosen = ({ id }: PlateSuggestion): boolean => chosen.some((each) => each.id === id);
  const clueText = (): string | null => {
    if (isReading) return t('Looking for a barcode…');
    if (barcode === null) return null;
    return packaged
      ? t('We found a barcode in your photo.')
      : t('We don’t know barcode {barcode} yet. Describe the food below.', { barcode });
  };
  return (
    <>
      {photos.length > 0 && (
        <p className={classes.clue} role="status">
          {clueText()}
        </p>
      )}
      {packaged && (
        <Suggestion
          suggestion={packaged}
          isBarcode
          isChosen={isChosen(packaged)}
          onToggle={() => onToggle(packaged)}
        />
      )}
      {lines.length > 0 && (
        <section className={classes.part} aria-label={t('Text on the label')}>
          <h3 className={classes.title}>{t('Text on the label')}</h3>
          <div className="cluster2">
            {lines.map((line) => (
              <button key={line} type="button" className={classes.line} onClick={() => onLabelText(line)}>
                {line}
              </button>
            ))}
          </div>
        </section>
      )}
      {own.length > 0 && (
        <section className={classes.part} aria-labelledby="usual-foods">
          <h3 id="usual-foods" className={classes.title}>
            {t('Is one of these on it?')}
          </h3>
          <ul className={classes.list}>
            {own.map((suggestion) => (
              <li key={suggestion.id}>
                <Suggestion
                  suggestion={suggestion}
                  isChosen={isChosen(suggestion)}
                  onToggle={() => onToggle(suggestion)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

interface SuggestionProps {
  suggestion: PlateSuggestion;
  isBarcode?: boolean;
  isChosen: boolean;
  onToggle: () => void;
}

const Suggestion = ({ suggestion, isBarcode = false, isChosen, onToggle }: SuggestionProps) => {
  const calories = caloriesOf(suggestion);
  const Icon = isBarcode ? ScanBarcode : Plus;
  return (
    <button type="button" className={classes.suggestion} aria-pressed={isChosen} onClick={onToggle}>
      {isChosen ? <Check aria-hidden /> : <Icon aria-hidden />}
      <span className={classes.name}>
        <span className={classes.clamp}>{suggestion.name}</span>
      </span>
      {calories !== null && <span className="note">{`${formatNumber(calories)} kcal`}</span>}
    </button>
  );
};
