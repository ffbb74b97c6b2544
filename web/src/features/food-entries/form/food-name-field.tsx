import { TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { FoodList, optionId } from './food-list.tsx';
import type { FoodOption } from './food-options.ts';
import classes from './food-name-field.module.css';
import { type Filled, fillByPackaged } from './picked-food.ts';
import { useFoodOptions } from './use-food-options.ts';
import { isComposing } from '#web/ui/interaction/is-composing.ts';

/** Minimum length of a search for packaged foods. */
const MIN_PACKAGED = 2;

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  onPick: (filled: Filled) => void;
  /** Looks up the typed text. */
  onLookUp: () => void;
  /** Called on Enter when no option is active. */
  onEnter: (event: KeyboardEvent) => void;
}

/**
 * Combobox for a food name, controlled by mouse, arrow keys, Enter and Escape. The typed text is kept unless an option
 * is selected.
 * Source: WAI-ARIA Authoring Practices, 'Combobox Pattern', list autocomplete with manual selection.
 */
export const FoodNameField = ({ value, onChange, onPick, onLookUp, onEnter, ...input }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  // Text that packaged foods were searched for.
  const [packagedFor, setPackagedFor] = useState<string | null>(null);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Stays closed while the blank field shows an error.
  const isWanted = isOpen && !(input.error && value.trim() === '');
  const found = useFoodOptions(value, isWanted);
  const options = found.groups.flatMap((group) => group.options);
  const place = options.findIndex(({ key }) => key === active);
  const packaged = packagedFor === value ? packagedFor : null;
  const canSearchPackaged = value.trim().length >= MIN_PACKAGED;
  const isShown = isWanted && (options.length > 0 || found.line !== null || found.typedMeal !== null);
  const activeId = isShown && place >= 0 && active !== null ? optionId(id, active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const close = () => {
    setOpen(false);
    setPackagedFor(null);
    setActive(null);
  };
  const pick = (option: FoodOption) => {
    close();
    onPick(option.fill());
  };
  const move = (direction: -1 | 1) => {
    setOpen(true);
    if (options.length === 0) return;
    // From the field, Down goes to the first option and Up to the last.
    const from = place < 0 && direction < 0 ? options.length : place;
    setActive(options[(from + direction + options.length) % options.length]?.key ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      const option = isShown ? options[place] : undefined;
      if (option) {
        event.preventDefault();
        pick(option);
      } else {
        close();
        onEnter(event);
      }
    }
  };

  /** Moves the focus out of the list before a focused button disappears. */
  const backToField = () => field.current?.focus();
  const leaveByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent) || !isShown) return;
    event.preventDefault();
    backToField();
    close();
  };

  return (
    <div
      className={classes.field}
      role="presentation"
      onKeyDown={leaveByEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The list contains buttons: moving the focus to them must not close it.
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <TextInput
        {...input}
        ref={field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={activeId}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          setOpen(true);
          setActive(null);
          onChange(event.currentTarget.value);
        }}
        onFocus={(event) => {
          input.onFocus?.(event);
          if (value.trim() === '') setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      {isShown && (
        <FoodList
          id={id}
          {...found}
          {...(packaged !== null && { groups: [], line: null, typedMeal: null, isNothing: false })}
          active={active}
          packaged={packaged}
          onSearchPackaged={
            canSearchPackaged
              ? () => {
                  backToField();
                  setPackagedFor(value);
                }
              : null
          }
          onPickPackaged={(food) => {
            backToField();
            close();
            onPick(fillByPackaged(food));
          }}
          onPick={pick}
          onRetry={
            found.onRetry &&
            (() => {
              backToField();
              found.onRetry?.();
            })
          }
          onLookUp={() => {
            backToField();
            close();
            onLookUp();
          }}
        />
      )}
    </div>
  );
};
