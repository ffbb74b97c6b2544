import { t } from '#web/lib/language/translate.ts';
import type { ReactNode } from 'react';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { SelectField } from '#web/ui/inputs/select-field.tsx';

interface Props {
  /** IANA name; '' while none is chosen. */
  value: string;
  onChange: (zone: string) => void;
  error?: ReactNode;
}

/** Every zone of this browser, the own and the chosen one included where its list leaves them out. */
const zonesWith = (chosen: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), deviceTimeZone(), chosen])].filter(Boolean).sort();

/** The zone that the person lives in. Food is logged by the clock of the browser, wherever that is. */
export const TimeZoneField = ({ value, onChange, error }: Props) => (
  <SelectField
    label={t('Home time zone')}
    description={t('Meals are logged by the clock where you are. This is where you are at home.')}
    data={[
      { value: '', label: t('Not set') },
      ...zonesWith(value).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    ]}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    error={error}
  />
);
