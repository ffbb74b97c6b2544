import { t } from '#web/lib/language/translate.ts';
import { activityLevels } from '#shared/profile/choices.ts';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { activityLabels } from './activity-levels.ts';
import { type BodyTexts, typedBody } from './body-values.ts';
import { HeightField } from './height-field.tsx';
import type { ProfileFormState } from '../profile-form-state.ts';
import { UnderageSlot } from '../underage/underage-slot.tsx';
import classes from './body-fields.module.css';

const activityChoices = [
  { value: '', label: t('Not set') },
  ...activityLevels.map((value) => ({ value, label: activityLabels[value] })),
];

/** Fields for age, weight, height and activity, used by the goal calculator. All are optional. */
export const BodyFields = ({ form }: { form: ProfileFormState }) => {
  const { values, errors } = form;
  const onBody = (typed: Partial<BodyTexts>) => form.setValues(typedBody(form.getValues(), typed));
  const isMetric = values.unit_system === 'metric';
  return (
    <div className={classes.body}>
      <NumberField
        label={t('Age')}
        unit={t('years')}
        {...form.getInputProps('age')}
        value={values.age}
        onChange={(typed) => form.setFieldValue('age', typed)}
      />
      <NumberField
        label={t('Weight')}
        unit={isMetric ? 'kg' : 'lb'}
        step={0.1}
        isSpinbutton
        {...form.getInputProps('weight')}
        value={values.weight}
        onChange={(weight) => onBody({ weight })}
      />
      <HeightField values={values} error={errors.height} onType={onBody} />
      <SelectField
        label={t('Activity level')}
        data={activityChoices}
        {...form.getInputProps('activity_level')}
      />
      <UnderageSlot />
    </div>
  );
};
