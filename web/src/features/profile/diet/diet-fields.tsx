import { t } from '#web/lib/language/translate.ts';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import type { ProfileFormState } from '../profile-form-state.ts';
import { chipLabel } from './chip-labels.ts';
import { ChipsField } from './chips-field.tsx';
import { allergenChoices, conditionChoices, dietChoices } from '#shared/diet/choices.ts';
import { namesOf, textOfNames } from './names-text.ts';

interface Props {
  form: ProfileFormState;
}

/** Optional fields about diet, allergies, dislikes and conditions. Typed texts that match no suggestion are kept. */
export const DietFields = ({ form }: Props) => {
  const { diet, allergens, dislikes, conditions } = form.values;
  const choices = ['', ...new Set([...dietChoices, ...(diet === '' ? [] : [diet])])].map((value) => ({
    value,
    label: value === '' ? t('Not set') : chipLabel(value),
  }));
  return (
    <>
      <SelectField label={t('Diet')} data={choices} {...form.getInputProps('diet')} />
      <ChipsField
        label={t('Allergies and intolerances')}
        description={t('Choose a suggestion or type your own. We never suggest foods that contain them.')}
        placeholder={t('For example peanuts')}
        names={namesOf(allergens)}
        suggestions={allergenChoices}
        error={form.errors.allergens}
        onChange={(names) => form.setFieldValue('allergens', textOfNames(names))}
      />
      <ChipsField
        label={t('Foods you dislike')}
        placeholder={t('For example olives')}
        names={namesOf(dislikes)}
        suggestions={[]}
        error={form.errors.dislikes}
        onChange={(names) => form.setFieldValue('dislikes', textOfNames(names))}
      />
      <ChipsField
        label={t('Health conditions')}
        description={t(
          'We ask so that goals, suggestions and the fasting timer keep you safe. Only you can see this.',
        )}
        placeholder={t('For example pregnancy')}
        names={namesOf(conditions)}
        suggestions={conditionChoices}
        error={form.errors.conditions}
        onChange={(names) => form.setFieldValue('conditions', textOfNames(names))}
      />
    </>
  );
};
