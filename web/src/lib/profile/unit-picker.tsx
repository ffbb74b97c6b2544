import type { UnitSystem } from '#shared/profile/schema.ts';
import { ChoicePicker } from '../../ui/choice-picker.tsx';

interface Props {
  value: UnitSystem;
  onChange: (system: UnitSystem) => void;
}

const choices = [
  { value: 'metric', label: 'kg and cm' },
  { value: 'imperial', label: 'lb, ft and in' },
] as const;

/** How weight and height are shown and typed. */
export const UnitPicker = (props: Props) => <ChoicePicker label="Units" choices={choices} {...props} />;
