import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { t } from '#web/lib/language/translate.ts';
import work from '../../common/work.module.css';
import { MAX_VALUE_LENGTH } from './parse-placeholders.ts';

interface Props {
  /** Placeholders of the template, as written there. */
  names: readonly string[];
  isRunning: boolean;
  onFill: (values: Record<string, string>) => void;
}

/** Asks for the values that a template needs and no one knows yet. */
export const MissingValues = ({ names, isRunning, onFill }: Props) => {
  const [values, setValues] = useState<Record<string, string>>({});
  const title = useId();
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (filled.length > 0) onFill(Object.fromEntries(filled));
  };
  return (
    <form className={work.notice} onSubmit={submit} noValidate aria-labelledby={title}>
      <div className={work.form}>
        <p id={title}>{t('The template needs these values. Without them we leave their sentences out.')}</p>
        {names.map((name) => (
          <TextInput
            key={name}
            label={name}
            maxLength={MAX_VALUE_LENGTH}
            autoComplete="off"
            value={values[name] ?? ''}
            onChange={({ currentTarget: { value } }) => setValues((now) => ({ ...now, [name]: value }))}
          />
        ))}
        <div className={work.actions}>
          <Button type="submit" loading={isRunning} disabled={filled.length === 0}>
            {t('Add to the email')}
          </Button>
        </div>
      </div>
    </form>
  );
};
