import { t } from '#web/lib/language/translate.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { scaleNutrients } from '#shared/nutrition/values/totals.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { recordName } from '../record-name.ts';
import { type Alternative, gramsOfChoice } from './correct-items.ts';
import { FoodTextField } from './food-text-field.tsx';
import classes from './item-choices.module.css';
import type { PlateLookups } from './plate-lookups-type.ts';

interface Props {
  id: string;
  item: FoodItem;
  lookUps: PlateLookups;
  onChoose: (alternative: Alternative) => void;
  /** `open`: words of the text that were not understood. */
  onRename: (foods: FoodItem[], text: string, open: readonly string[]) => void;
  onClose: () => void;
}

/** Moves the focus between the buttons of a list with the arrow keys. */
const moveFocus = (event: KeyboardEvent, list: HTMLElement | null): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !list) return;
  const buttons = [...list.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  event.preventDefault();
  buttons.at((at + step) % buttons.length)?.focus();
};

/** Options to replace a food: up to three alternatives, or another food by text. */
export const ItemChoices = ({ id, item, lookUps, onChoose, onRename, onClose }: Props) => {
  const { alternatives = [] } = item;
  const [isTyping, setTyping] = useState(alternatives.length === 0);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), []);

  if (isTyping) {
    return (
      <div id={id} className={classes.panel}>
        <FoodTextField
          lookUps={lookUps}
          label={t('What is it, if not {name}?', { name: item.name })}
          placeholder={t('What is it?')}
          initial={item.name}
          submit={t('Look up')}
          leave={t('Keep as it is')}
          onFound={onRename}
          onCancel={onClose}
        />
      </div>
    );
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return moveFocus(event, list.current);
    event.stopPropagation();
    onClose();
  };
  return (
    <ul ref={list} id={id} className={classes.panel} aria-label={t('Instead of {name}', { name: item.name })}>
      {alternatives.map((other) => {
        const grams = gramsOfChoice(item, other);
        return (
          <li key={other.record_id}>
            <button
              type="button"
              className={classes.choice}
              data-mantine-stop-propagation="true"
              onKeyDown={onKey}
              onClick={() => onChoose(other)}
            >
              <span className="name">{other.name}</span>
              <small>
                {formatNumber(grams, 1)} g, {recordName(other.record_id)}
              </small>
              <NumberWithUnit
                value={scaleNutrients(other.per_100_g, grams).calories}
                unit="kcal"
                size="small"
              />
            </button>
          </li>
        );
      })}
      <li>
        <button
          type="button"
          className={classes.choice}
          data-mantine-stop-propagation="true"
          onKeyDown={onKey}
          onClick={() => setTyping(true)}
        >
          <span className="name">{t('Something else…')}</span>
        </button>
      </li>
    </ul>
  );
};
