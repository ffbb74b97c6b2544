import { t } from '#web/lib/language/translate.ts';
import { Textarea, type TextareaProps } from '@mantine/core';
import { MAX_NOTE_LENGTH } from '#shared/food-entries/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './note-field.module.css';

interface Props extends Omit<TextareaProps, 'value'> {
  value: string;
}

/** The hint shows the length from this many characters before the limit on. */
const COUNT_BEFORE_LIMIT = 100;

const hintFor = (length: number): string =>
  length < MAX_NOTE_LENGTH - COUNT_BEFORE_LIMIT
    ? t('Optional. Only you can see it.')
    : t('{length} of {max} characters', {
        length: formatNumber(length),
        max: formatNumber(MAX_NOTE_LENGTH),
      });

/** The field for an entry's note. Longer text is refused when saving, so that a pasted text is never cut silently. */
export const NoteField = ({ value, ...input }: Props) => (
  <Textarea
    label={t('Note')}
    description={hintFor(value.trim().length)}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    classNames={{ input: classes.input ?? '' }}
    rows={2}
    autoComplete="off"
    {...input}
    value={value}
  />
);
