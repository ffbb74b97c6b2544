import { inUnits } from './body-values.ts';
import type { ProfileFormState } from '../profile-form-state.ts';
import { UnitPicker } from './unit-picker.tsx';

/** Picker for the units of a form; it converts the typed values. */
export const UnitSystemField = ({ form }: { form: ProfileFormState }) => (
  <UnitPicker
    value={form.values.unit_system}
    onChange={(system) => {
      form.setValues(inUnits(form.getValues(), system));
      form.clearErrors();
    }}
  />
);
