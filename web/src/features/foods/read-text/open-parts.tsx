import { t } from '#web/lib/language/translate.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { PlateLookups } from '../plate-items/plate-lookups-type.ts';
import type { OpenPart } from './open-part.ts';
import { OpenWordQuestion } from './open-word-question.tsx';
import classes from './open-words.module.css';

export interface OpenPartsProps {
  parts: readonly OpenPart[];
  lookUps: PlateLookups;
  onAdd: (items: FoodItem[]) => void;
  /** Called when the user has added or dismissed words. */
  onDone: (id: string) => void;
}

/** Questions about words that were not understood. They stay until the user answers them. */
export const OpenParts = ({ parts, lookUps, onAdd, onDone }: OpenPartsProps) => (
  <section className={classes.open} aria-label={t('Words we didn’t understand')}>
    <p className={classes.title}>{t('Words we didn’t understand')}</p>
    <ul>
      {parts.map(({ id, words }) => (
        <li key={id}>
          <OpenWordQuestion
            words={words}
            lookUps={lookUps}
            onAdd={(items) => {
              onAdd(items);
              onDone(id);
            }}
            onDismiss={() => onDone(id)}
          />
        </li>
      ))}
    </ul>
  </section>
);
