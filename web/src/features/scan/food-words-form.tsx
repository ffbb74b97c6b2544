import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FoodItem } from '#shared/nutrition/food-item.ts';
import { notify } from '#web/ui/notify.ts';
import classes from './food-words-form.module.css';
import { useDescribe } from './use-describe.ts';

interface Props {
  label: string;
  placeholder: string;
  /** What stands in the field at first. */
  initial?: string;
  submit: string;
  /** The way back. */
  leave: string;
  onFound: (foods: FoodItem[]) => void;
  onCancel: () => void;
}

/** Words in, foods of the food table out. Words that no food is found for stay in the field. */
export const FoodWordsForm = ({
  label,
  placeholder,
  initial = '',
  submit,
  leave,
  onFound,
  onCancel,
}: Props) => {
  const [text, setText] = useState(initial);
  const describe = useDescribe();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const find = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    describe.mutate(text, {
      onSuccess: ({ items, not_understood }) => {
        if (not_understood.length > 0) notify.info('Not understood', not_understood.join(', '));
        onFound(items);
      },
    });
  };

  return (
    <form className={classes.form} onSubmit={find}>
      <TextInput
        aria-label={label}
        placeholder={placeholder}
        ref={field}
        maxLength={200}
        value={text}
        error={describe.error?.message}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <Button type="submit" variant="ink" loading={describe.isPending} disabled={text.trim() === ''}>
        {submit}
      </Button>
      <Button variant="subtle" onClick={onCancel}>
        {leave}
      </Button>
    </form>
  );
};
