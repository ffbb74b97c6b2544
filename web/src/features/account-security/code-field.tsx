import { t } from '#web/lib/language/translate.ts';
import { TextInput } from '@mantine/core';
import { type Ref } from 'react';

interface Props {
  label: string;
  value: string;
  fault: string | null;
  onChange: (typed: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Field for six digits that phones and password managers recognize as a one-time code. */
export const CodeField = ({ label, value, fault, onChange, ref }: Props) => (
  <TextInput
    label={label}
    placeholder={t('6 digits')}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={12}
    {...(ref !== undefined && { ref })}
    value={value}
    error={fault}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
