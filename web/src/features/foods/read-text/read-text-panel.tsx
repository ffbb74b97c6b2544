import { t } from '#web/lib/language/translate.ts';
import { useId, useRef } from 'react';
import { skipMessages } from '#shared/foods/explain-skipped.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { PlateLookups } from '../plate-items/plate-lookups-type.ts';
import { keyOf } from '../plate-items/item-keys.ts';
import { OpenWordQuestion } from './open-word-question.tsx';
import openClasses from './open-words.module.css';
import {
  openWordsOf,
  numbersOf,
  type ReadText,
  type ReadWords,
  textOfWords,
  wordsAdded,
  wordsDismissed,
} from './read-text.ts';
import classes from './read-text-panel.module.css';
import { TintedText } from './tinted-text.tsx';

export interface ReadTextPanelProps {
  read: ReadText;
  /** The current foods; null if the values were typed by hand. */
  items: readonly FoodItem[] | null;
  /** Numbers of the foods by row, if other texts have foods in the same list. */
  numbers?: ReadonlyMap<string, number>;
  lookUps: PlateLookups;
  /** Applies a change to the current text. */
  onChange: (change: (read: ReadText) => ReadText) => void;
  /** Adds the foods that words turned out to be. */
  onAdd: (items: FoodItem[]) => void;
}

const list = (texts: readonly string[]): string => texts.join(', ');

/** Returns what a screen reader says about the text. */
const summaryOf = (read: ReadText, items: readonly FoodItem[]): string => {
  const numbers = numbersOf(read, items);
  const foods = items.filter((item) => numbers.has(keyOf(item))).map(({ name }) => name);
  const open = openWordsOf(read).map((words) => textOfWords(read, words));
  return [
    foods.length > 0 && t('Understood: {foods}.', { foods: list(foods) }),
    open.length > 0 && t('Not understood: {words}.', { words: list(open) }),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Returns what a language model changed, for foods that the user has not changed since. */
const changesOf = ({ changes }: ReadText, items: readonly FoodItem[]) =>
  changes.flatMap((change) => {
    const item = items.find((each) => keyOf(each) === change.row);
    return item && !item.corrected ? [{ ...change, food: item.name }] : [];
  });

/** Returns the amount right before words that were not understood: '2 blorps'. */
const amountBefore = (read: ReadText, words: ReadWords): string => {
  const before = read.words[read.words.indexOf(words) - 1];
  return before?.kind === 'amount' && before.row === null ? textOfWords(read, before) : '';
};

/**
 * The typed text with each word marked by the food that it became, and a question about each word that was not
 * understood. The questions stay until the user answers them.
 */
export const ReadTextPanel = ({ read, items, lookUps, onChange, onAdd, ...props }: ReadTextPanelProps) => {
  const numbers = props.numbers ?? numbersOf(read, items ?? []);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const open = openWordsOf(read);

  const ask = (words: ReadWords): void => {
    const questions = panel.current?.querySelectorAll<HTMLElement>('[data-open-word]');
    questions?.[open.indexOf(words)]?.querySelector('button')?.focus();
  };
  return (
    <section className={classes.panel} aria-labelledby={id} ref={panel}>
      <p id={id} className={`legend ${classes.title}`}>
        {t('Your text')}
      </p>
      <TintedText read={read} items={items} numbers={numbers} onAsk={ask} />
      <p className="visually-hidden" role="status">
        {summaryOf(read, items ?? [])}
      </p>
      {changesOf(read, items ?? []).map(({ row, words, before, food }) => (
        <p key={row} className="note">
          {before === null
            ? t('You wrote “{words}”. AI reads it as {food}.', { words, food })
            : t('You wrote “{words}”. AI reads it as {food}, not {before}.', { words, food, before })}
        </p>
      ))}
      {read.skipped.map(({ text, reason }) => (
        <p key={text} className="note">
          {t('“{words}”: {reason}', { words: text, reason: t(skipMessages[reason]) })}
        </p>
      ))}
      {open.length > 0 && (
        <div className={openClasses.open}>
          <p className={openClasses.title}>{t('Words we didn’t understand')}</p>
          <ul>
            {open.map((words) => (
              <li key={words.from}>
                <OpenWordQuestion
                  words={textOfWords(read, words)}
                  amount={amountBefore(read, words)}
                  lookUps={lookUps}
                  onAdd={(found) => {
                    onChange((now) => wordsAdded(now, words, found));
                    onAdd(found);
                  }}
                  onDismiss={() => onChange((now) => wordsDismissed(now, words))}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
};
