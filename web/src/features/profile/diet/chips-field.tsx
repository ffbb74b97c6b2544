import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useState } from 'react';
import { MAX_DIET_LIST, MAX_DIET_TEXT } from '#shared/profile/schema.ts';
import { chipLabel, nameOfLabel } from './chip-labels.ts';
import classes from './diet-fields.module.css';
import { isComposing } from '#web/ui/interaction/is-composing.ts';

interface Props {
  label: string;
  description?: string;
  placeholder: string;
  /** Canonical names and typed texts. */
  names: readonly string[];
  /** Canonical names to choose from; anything else can be typed. */
  suggestions: readonly string[];
  error?: unknown;
  onChange: (names: string[]) => void;
}

/** A list of texts: typed or chosen one by one, and shown as removable chips. */
export const ChipsField = ({
  label,
  description,
  placeholder,
  names,
  suggestions,
  error,
  onChange,
}: Props) => {
  const id = useId();
  const [typed, setTyped] = useState('');

  const add = (): void => {
    const name = nameOfLabel(typed, suggestions);
    setTyped('');
    if (name !== '' && !names.includes(name) && names.length < MAX_DIET_LIST) onChange([...names, name]);
  };

  const addOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    // Adds the text instead of saving the form.
    event.preventDefault();
    add();
  };

  return (
    <div className={classes.field}>
      <div className={classes.entry}>
        <TextInput
          label={label}
          description={description}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          placeholder={placeholder}
          list={`${id}-suggestions`}
          maxLength={MAX_DIET_TEXT}
          autoComplete="off"
          error={typeof error === 'string' ? error : undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={addOnEnter}
          onBlur={add}
        />
        <datalist id={`${id}-suggestions`}>
          {suggestions
            .filter((name) => !names.includes(name))
            .map((name) => (
              <option key={name} value={chipLabel(name)}>
                {chipLabel(name)}
              </option>
            ))}
        </datalist>
      </div>
      {names.length > 0 && (
        <ul className={classes.chips} aria-label={label}>
          {names.map((name) => (
            <li key={name}>
              <Button
                variant="default"
                size="xs"
                rightSection={<X aria-hidden size={14} />}
                aria-label={t('Remove {name}', { name: chipLabel(name) })}
                onClick={() => onChange(names.filter((each) => each !== name))}
              >
                {chipLabel(name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
