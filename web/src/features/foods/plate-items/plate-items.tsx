import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { useRestoreFocus } from '#web/ui/interaction/use-restore-focus.ts';
import {
  addItems,
  chooseAlternative,
  type CorrectItems,
  type Items,
  putBack,
  removeItem,
  renameItem,
  reweighItem,
} from './correct-items.ts';
import { FoodTextField } from './food-text-field.tsx';
import { keyOf } from './item-keys.ts';
import type { PlateLookups } from './plate-lookups-type.ts';
import { PlateItem } from './plate-item.tsx';
import classes from './plate-items.module.css';
import { RemovedItem } from './removed-item.tsx';
import { hasAmount } from './has-amount.ts';
import { OpenParts } from '../read-text/lazy-open-parts.tsx';
import { openPartsOf } from '../read-text/open-part.ts';
import { TotalAnnouncer } from './total-announcer.tsx';

interface Props {
  items: Items;
  /** Called with a function of the current foods, because a lookup may finish after another correction. */
  onCorrect: CorrectItems;
  lookUps: PlateLookups;
  /** Accessible name of the list. */
  label: string;
  /** Words of the first text without a matching food, which the user is asked about. */
  notUnderstood?: readonly string[];
  /** Numbers of the foods with words in the user's text, by row. */
  numbers?: ReadonlyMap<string, number>;
}

/**
 * Editor for the foods of a plate: change amounts, replace or remove foods, show their records, and add more. Nutrition
 * facts update immediately.
 */
export const PlateItems = ({ items, onCorrect, lookUps, label, notUnderstood, numbers }: Props) => {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<{ item: FoodItem; at: number } | null>(null);
  const [open, setOpen] = useState(() => openPartsOf(notUnderstood ?? []));
  const [returned, setReturned] = useState<string | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  useRestoreFocus(add);

  const ask = (parts: readonly string[]): void => setOpen((now) => [...now, ...openPartsOf(parts)]);
  const remove = (item: FoodItem, at: number): void => {
    setRemoved({ item, at });
    onCorrect((now) => removeItem(now, keyOf(item)));
  };
  const undo = removed && (
    <RemovedItem
      key={keyOf(removed.item)}
      name={removed.item.name}
      onUndo={() => {
        onCorrect((now) => putBack(now, removed.item, removed.at));
        setRemoved(null);
        setReturned(keyOf(removed.item));
      }}
    />
  );

  return (
    <div>
      <TotalAnnouncer items={items} />
      <ul className={classes.items} aria-label={label}>
        {items.flatMap((item, index) => {
          const key = keyOf(item);
          return [
            removed?.at === index && undo,
            <PlateItem
              key={key}
              item={item}
              lookUps={lookUps}
              number={numbers?.get(key)}
              takesFocus={key === returned}
              onGrams={(grams) => onCorrect((now) => reweighItem(now, key, grams))}
              onChoose={(other) => onCorrect((now) => chooseAlternative(now, key, other))}
              onRename={(foods, text, parts) => {
                onCorrect((now) => renameItem(now, key, foods, { hasAmount: hasAmount(text) }));
                ask(parts);
              }}
              onRemove={() => remove(item, index)}
            />,
          ];
        })}
        {removed && removed.at >= items.length && undo}
      </ul>
      <OpenParts
        parts={open}
        lookUps={lookUps}
        onAdd={(foods) => onCorrect((now) => addItems(now, foods))}
        onDone={(id) => setOpen((now) => now.filter((part) => part.id !== id))}
      />
      {isAdding ? (
        <div className={classes.adding}>
          <FoodTextField
            lookUps={lookUps}
            label={t('Food to add')}
            placeholder={t('A tablespoon of olive oil')}
            submit={t('Add')}
            leave={t('Not now')}
            onFound={(foods, _text, parts) => {
              onCorrect((now) => addItems(now, foods));
              ask(parts);
              setAdding(false);
            }}
            onCancel={() => setAdding(false)}
          />
        </div>
      ) : (
        <Button
          ref={add}
          variant="subtle"
          className={classes.add ?? ''}
          leftSection={<Plus aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('Add an item')}
        </Button>
      )}
    </div>
  );
};
