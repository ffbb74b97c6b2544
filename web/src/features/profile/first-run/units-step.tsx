import { inUnits } from '../body/body-values.ts';
import { TimeZoneField } from '../time-zone-field.tsx';
import { UnitPicker } from '../body/unit-picker.tsx';
import type { ProfileFormState } from '../profile-form-state.ts';

/** First step: units and time zone, preset from the browser. */
export const UnitsStep = ({ form }: { form: ProfileFormState }) => (
  <>
    <UnitPicker
      value={form.values.unit_system}
      onChange={(system) => form.setValues(inUnits(form.getValues(), system))}
    />
    <TimeZoneField
      value={form.values.time_zone}
      onChange={(zone) => form.setFieldValue('time_zone', zone)}
      error={form.errors.time_zone}
    />
  </>
);
