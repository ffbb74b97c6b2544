import { MAX_TOKEN_DAYS } from '#shared/api-tokens/schema.ts';
import { t } from '#web/lib/language/translate.ts';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import type { TokenLimits } from './use-create-token.ts';

const NEVER = 'never';

const lifetimes = [
  { value: '30', label: t('30 days') },
  { value: '90', label: t('90 days') },
  { value: String(MAX_TOKEN_DAYS), label: t('One year') },
  { value: NEVER, label: t('Doesn’t expire') },
];

interface Props {
  limits: TokenLimits;
  onChange: (limits: TokenLimits) => void;
}

/** Fields for what a new token allows and when it expires. */
export const TokenLimitFields = ({ limits, onChange }: Props) => (
  <>
    <SelectField
      label={t('Access')}
      value={limits.canWrite ? 'write' : 'read'}
      data={[
        { value: 'write', label: t('Read and write') },
        { value: 'read', label: t('Read only') },
      ]}
      onChange={(event) => onChange({ ...limits, canWrite: event.currentTarget.value === 'write' })}
    />
    <SelectField
      label={t('Expires after')}
      value={limits.days === null ? NEVER : String(limits.days)}
      data={lifetimes}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChange({ ...limits, days: value === NEVER ? null : Number(value) });
      }}
    />
  </>
);
