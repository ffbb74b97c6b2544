import { t } from '#web/lib/language/translate.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { reason as reasonSchema } from '#shared/staff/common-schema.ts';

/** State and validation of the reason field. */
export const useReason = () => {
  const [reason, setReason] = useState('');
  const issue = reasonSchema.safeParse(reason).error?.issues[0]?.message;
  return { reason, setReason, fault: issue === undefined ? null : t(issue) };
};

interface Props {
  value: string;
  onChange: (reason: string) => void;
  error: string | null;
}

/** Field for the reason of a staff action. */
export const ReasonField = ({ value, onChange, error }: Props) => (
  <TextInput
    label={t('Reason')}
    description={t('Saved in the log. Don’t include names or addresses.')}
    autoComplete="off"
    maxLength={300}
    value={value}
    error={error}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
