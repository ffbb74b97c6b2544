import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_MEAL_TEXT } from '#shared/foods/schema.ts';
import { TypedMealLine } from '#web/features/foods/public.ts';
import classes from './typed-phrase-field.module.css';

/** Field for typed phrases, handled like spoken ones. */
export const TypedPhraseField = ({ onSay }: { onSay: (words: string) => void }) => {
  const [text, setText] = useState('');
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text);
    setText('');
  };
  return (
    <form className={classes.line} onSubmit={add}>
      <TextInput
        className={classes.field ?? ''}
        label={t('Or type it')}
        placeholder={t('Two eggs and toast for breakfast')}
        maxLength={MAX_MEAL_TEXT}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={text.trim() === ''}>
        {t('Add')}
      </Button>
      <TypedMealLine text={text} />
    </form>
  );
};
