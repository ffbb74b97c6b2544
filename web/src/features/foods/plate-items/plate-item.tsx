import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { ItemDietSlot } from '../diet/diet-warning-slot.tsx';
import type { Alternative } from './correct-items.ts';
import { linkHandlers, useLinkedFood } from '../read-text/linked-food.ts';
import { WordNumber } from '../read-text/word-number.tsx';
import { keyOf } from './item-keys.ts';
import { ItemAmount } from './item-amount.tsx';
import { ItemChoices } from './item-choices.tsx';
import { ItemSource } from './item-source.tsx';
import { ItemConfidence } from './item-confidence.tsx';
import type { PlateLookups } from './plate-lookups-type.ts';
import { StandInNote } from './stand-in-note.tsx';
import classes from './plate-item.module.css';

interface Props {
  item: FoodItem;
  lookUps: PlateLookups;
  /** Number of its words in the user's text, if any. */
  number: number | undefined;
  /** Whether to take the focus on mount, after the undo button that restored it is gone. */
  takesFocus: boolean;
  onGrams: (grams: number) => void;
  onChoose: (alternative: Alternative) => void;
  /** Replaces the food by the foods that the text describes. `open`: words that were not understood. */
  onRename: (foods: FoodItem[], text: string, open: readonly string[]) => void;
  onRemove: () => void;
}

/** One food of a plate: name, confidence, source, amount and calories. */
export const PlateItem = ({ item, lookUps, number, takesFocus, onGrams, onChoose, ...on }: Props) => {
  const { onRename, onRemove } = on;
  const row = keyOf(item);
  const isLinked = useLinkedFood((linked) => number !== undefined && linked.row === row);
  const [isOpen, setOpen] = useState(false);
  const name = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) name.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const close = (): void => {
    flushSync(() => setOpen(false));
    name.current?.focus({ preventScroll: true });
  };
  const openByArrow = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <li
      className={classes.item}
      data-open={isOpen || undefined}
      data-row={row}
      data-linked={isLinked || undefined}
      {...(number !== undefined && linkHandlers(row))}
    >
      <div className={classes.food}>
        <button
          ref={name}
          type="button"
          className={classes.name}
          aria-label={t('{name}: something else?', { name: item.name })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => (isOpen ? close() : setOpen(true))}
          onKeyDown={openByArrow}
        >
          {number !== undefined && <WordNumber number={number} />}
          <span className={classes.words}>{item.name}</span>
          <ChevronDown aria-hidden />
        </button>
        <div className={classes.meta}>
          <ItemConfidence item={item} />
          <ItemSource item={item} lookUps={lookUps} />
        </div>
      </div>
      <div className={classes.amount}>
        <ItemAmount item={item} lookUps={lookUps} onGrams={onGrams} />
      </div>
      <div className={classes.calories}>
        <NumberWithUnit value={item.nutrients.calories} />
        {item.nutrients.calories !== null && <small>kcal</small>}
      </div>
      <ActionIcon
        className={classes.remove ?? ''}
        aria-label={t('Remove {name}', { name: item.name })}
        onClick={onRemove}
      >
        <X aria-hidden />
      </ActionIcon>
      <ItemDietSlot item={item} lookUps={lookUps} />
      {item.stands_for && <StandInNote brand={item.stands_for} food={item.name} className={classes.note} />}
      {item.amount_cut && (
        <p className={classes.note}>
          {t('That looks like too much. We used {grams} g.', { grams: formatNumber(item.grams, 1) })}
        </p>
      )}
      {isOpen && (
        <ItemChoices
          id={id}
          item={item}
          lookUps={lookUps}
          onChoose={(alternative) => {
            onChoose(alternative);
            close();
          }}
          onRename={(...found) => {
            onRename(...found);
            close();
          }}
          onClose={close}
        />
      )}
    </li>
  );
};
