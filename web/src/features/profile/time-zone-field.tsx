import { t } from '#web/lib/language/translate.ts';
import type { ReactNode } from 'react';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { SelectField } from '#web/ui/inputs/select-field.tsx';

interface Props {
  /** IANA name; '' if none is selected. */
  value: string;
  onChange: (zone: string) => void;
  error?: ReactNode;
}

/** Returns the browser's time zones, plus the current and selected ones if missing. */
const zonesWith = (chosen: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), deviceTimeZone(), chosen])].filter(Boolean).sort();

/** Field for the user's home time zone. Food is logged in the browser's time zone. */
export const TimeZoneField = ({ value, onChange, error }: Props) => (
  <SelectField
    label={t('Home time zone')}
    description={t('We log meals in your local time. Pick your home time zone.')}
    data={[
      { value: '', label: t('Not set') },
      ...zonesWith(value).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    ]}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    error={error}
  />
);
