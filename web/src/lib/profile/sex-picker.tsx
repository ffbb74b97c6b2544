import type { Sex } from '#shared/profile/schema.ts';
import { ChoicePicker } from '../../ui/choice-picker.tsx';

interface Props {
  value: Sex | '';
  onChange: (sex: Sex | '') => void;
}

const choices = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: '', label: 'Not set' },
] as const;

/** Which constants the calorie formula takes; nothing else in the product asks for it. */
export const SexPicker = (props: Props) => (
  <ChoicePicker
    label="Sex (optional)"
    choices={choices}
    note="Only the calorie formula uses it."
    {...props}
  />
);
