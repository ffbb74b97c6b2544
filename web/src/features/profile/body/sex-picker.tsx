import { t } from '#web/lib/language/translate.ts';
import type { Sex } from '#shared/profile/choices.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';

interface Props {
  value: Sex | '';
  onChange: (sex: Sex | '') => void;
}

const choices = [
  { value: 'female', label: t('Female') },
  { value: 'male', label: t('Male') },
  { value: '', label: t('Not set') },
] as const;

/** Picker for the constants of the calorie formula; nothing else uses the sex. */
export const SexPicker = (props: Props) => (
  <ChoicePicker
    label={t('Sex (optional)')}
    choices={choices}
    note={t('Used only to calculate calories.')}
    {...props}
  />
);
