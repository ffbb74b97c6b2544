import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { TypedMealLine } from '../engine/typed-meal-line.tsx';
import { UrgentHelp } from '../urgent-help.tsx';
import { useTextLookup } from '../use-text-lookup.ts';
import { CreditCost } from '#web/features/credits/public.ts';
import classes from './food-text-field.module.css';
import type { PlateLookups } from './plate-lookups-type.ts';
import { isComposing } from '#web/ui/interaction/is-composing.ts';

interface Props {
  lookUps: PlateLookups;
  label: string;
  placeholder: string;
  /** Initial text of the field. */
  initial?: string;
  submit: string;
  /** Label of the cancel button. */
  leave: string;
  /** `open`: words of the text that were not understood. */
  onFound: (foods: FoodItem[], text: string, open: readonly string[]) => void;
  onCancel: () => void;
}

/**
 * Field that looks up foods by text. Text without a match stays in the field. It is not a form, so that it can be used
 * inside one.
 */
export const FoodTextField = ({ lookUps, initial = '', onFound, onCancel, ...say }: Props) => {
  const [text, setText] = useState(initial);
  const search = useTextLookup(lookUps.find);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const find = (): void => {
    search.find(text, ({ items, not_understood }) => onFound(items, text, not_understood));
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.stopPropagation();
    onCancel();
  };
  const submit = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    // The field may be inside a form, which must not be submitted.
    event.preventDefault();
    find();
  };

  return (
    <div className={classes.words}>
      <TextInput
        aria-label={say.label}
        placeholder={say.placeholder}
        ref={field}
        maxLength={200}
        value={text}
        error={search.error}
        data-mantine-stop-propagation="true"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          submit(event);
          leave(event);
        }}
      />
      <Button
        variant="ink"
        data-mantine-stop-propagation="true"
        loading={search.isFinding}
        disabled={text.trim() === ''}
        onKeyDown={leave}
        onClick={find}
      >
        {say.submit}
      </Button>
      <Button variant="subtle" data-mantine-stop-propagation="true" onKeyDown={leave} onClick={onCancel}>
        {say.leave}
      </Button>
      <div className={classes.about}>
        <TypedMealLine text={text} />
        <CreditCost action="food_lookup" />
      </div>
      {search.urgent && (
        <div className={classes.question}>
          <UrgentHelp advice={search.urgent} />
        </div>
      )}
      {search.isAsking && (
        <div className={classes.question}>
          {lookUps.renderConsent({ onGranted: find, onDeclined: search.decline })}
        </div>
      )}
    </div>
  );
};
