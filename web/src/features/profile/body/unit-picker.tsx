import { t } from '#web/lib/language/translate.ts';
import type { UnitSystem } from '#shared/profile/choices.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';

interface Props {
  value: UnitSystem;
  onChange: (system: UnitSystem) => void;
}

const choices = [
  { value: 'metric', label: t('kg and cm') },
  { value: 'imperial', label: t('lb, ft and in') },
] as const;

/** Picker for the units of weight and height. */
export const UnitPicker = (props: Props) => <ChoicePicker label={t('Units')} choices={choices} {...props} />;
