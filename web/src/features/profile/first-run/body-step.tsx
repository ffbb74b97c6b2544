import { t } from '#web/lib/language/translate.ts';
import { BodyFields } from '../body/body-fields.tsx';
import { SexPicker } from '../body/sex-picker.tsx';
import type { ProfileFormState } from '../profile-form-state.ts';

/** Second step: the values for the goal calculator. */
export const BodyStep = ({ form }: { form: ProfileFormState }) => (
  <>
    <p className="secondary">{t('We use these to set your calorie goal. Skip anything you like.')}</p>
    <SexPicker value={form.values.sex} onChange={(sex) => form.setFieldValue('sex', sex)} />
    <BodyFields form={form} />
  </>
);
