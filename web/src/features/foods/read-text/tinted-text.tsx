import { t } from '#web/lib/language/translate.ts';
import { Fragment, type ReactNode } from 'react';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { keyOf } from '../plate-items/item-keys.ts';
import { linkHandlers, showRow, useLinkedFood } from './linked-food.ts';
import { type ReadText, type ReadWords, textOfWords } from './read-text.ts';
import classes from './tinted-text.module.css';
import { toneOf, WordNumber } from './word-number.tsx';

interface Props {
  read: ReadText;
  /** The current foods; null if the values were typed by hand. */
  items: readonly FoodItem[] | null;
  /** Numbers of the foods by row. */
  numbers: ReadonlyMap<string, number>;
  /** Called on a click on words that were not understood. */
  onAsk: (words: ReadWords) => void;
}

/** Joins neighboring words of the same food: '2' and 'eggs'. */
const joinWords = ({ text, words }: ReadText): ReadWords[] => {
  const joined: ReadWords[] = [];
  for (const next of words) {
    const last = joined.at(-1);
    const isOne = last !== undefined && next.row !== null && last.row === next.row;
    if (isOne && text.slice(last.to, next.from).trim() === '') joined.splice(-1, 1, { ...last, to: next.to });
    else joined.push(next);
  }
  return joined;
};

const FoodWords = ({ children, item, number }: { children: string; item: FoodItem; number: number }) => {
  const row = keyOf(item);
  const isLinked = useLinkedFood((linked) => linked.row === row);
  return (
    <button
      type="button"
      className={classes.food}
      data-tone={toneOf(number)}
      data-linked={isLinked || undefined}
      title={item.name}
      onClick={() => showRow(row)}
      {...linkHandlers(row)}
    >
      {children}
      <WordNumber number={number} />
      <span className="visually-hidden">
        {`: ${item.name}, ${t('{grams} g', { grams: formatNumber(item.grams) })}`}
      </span>
    </button>
  );
};

/** The typed text, with each word marked by what it became. Foods carry the number and tint of their row. */
export const TintedText = ({ read, items, numbers, onAsk }: Props) => {
  const itemOf = new Map(items?.map((item) => [keyOf(item), item]));
  const isRemoved = ({ row }: ReadWords): boolean => items !== null && row !== null && !itemOf.has(row);
  const mark = (words: ReadWords): ReactNode => {
    const text = textOfWords(read, words);
    const item = words.row === null ? undefined : itemOf.get(words.row);
    const number = words.row === null ? undefined : numbers.get(words.row);
    if (item && number !== undefined)
      return (
        <FoodWords item={item} number={number}>
          {text}
        </FoodWords>
      );
    if (words.kind === 'unknown')
      return (
        <button type="button" className={classes.unknown} onClick={() => onAsk(words)}>
          {text}
          <span aria-hidden>?</span>
          <span className="visually-hidden">{`: ${t('not understood')}`}</span>
        </button>
      );
    if (words.kind === 'meal') return <strong className={classes.meal}>{text}</strong>;
    // Words of a removed food are not logged either.
    if (words.kind === 'negated' || isRemoved(words)) return <s className={classes.skipped}>{text}</s>;
    return text;
  };
  const joined = joinWords(read);
  return (
    <p className={classes.text}>
      {joined.map((words, at) => (
        <Fragment key={words.from}>
          {read.text.slice(joined[at - 1]?.to ?? 0, words.from)}
          {mark(words)}
        </Fragment>
      ))}
      {read.text.slice(joined.at(-1)?.to ?? 0)}
    </p>
  );
};
