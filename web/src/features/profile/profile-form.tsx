import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import type { Profile } from '#shared/profile/schema.ts';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { BodyFields } from './body/body-fields.tsx';
import { DietFields } from './diet/diet-fields.tsx';
import { GoalFields } from './goal-fields.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { LeaveDialog } from './leave/leave-dialog.tsx';
import { useLeaveForm } from './leave/use-leave-form.ts';
import { SexPicker } from './body/sex-picker.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { UnitSystemField } from './body/unit-system-field.tsx';
import { useProfileForm } from './use-profile-form.ts';
import classes from './profile-form.module.css';

/** Profile form: personal data, units and daily goal. Every field is optional. */
export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const { form, draft, submit, isSaving, hasChanges, save, discard } = useProfileForm(profile);
  const { values } = form;
  const { isAsking, onSave, onDiscard, onStay } = useLeaveForm({ hasChanges, save, discard });
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('Profile')}>
      <DraftNote draft={draft} />
      <section className={classes.part} aria-label={t('About you')}>
        <h2>{t('About you')}</h2>
        <TextInput label={t('Full name')} autoComplete="name" {...form.getInputProps('full_name')} />
        <SexPicker value={values.sex} onChange={(sex) => form.setFieldValue('sex', sex)} />
        <TimeZoneField
          value={values.time_zone}
          error={form.errors.time_zone}
          onChange={(zone) => form.setFieldValue('time_zone', zone)}
        />
        <LanguagePicker />
      </section>
      <section className={classes.part} aria-label={t('Your body')}>
        <h2>{t('Your body')}</h2>
        <UnitSystemField form={form} />
        <BodyFields form={form} />
      </section>
      <section className={classes.part} aria-label={t('Your day')}>
        <h2>{t('Your day')}</h2>
        <GoalFields form={form} />
      </section>
      <section className={classes.part} aria-label={t('Diet and allergies')}>
        <h2>{t('Diet and allergies')}</h2>
        <DietFields form={form} />
      </section>
      <div className={classes.save}>
        <Button type="submit" size="lg" loading={isSaving}>
          {t('Save')}
        </Button>
        {hasChanges && <p className="secondary">{t('Not saved yet.')}</p>}
      </div>
      {isAsking && (
        <LeaveDialog isSaving={isSaving} onSave={() => void onSave()} onDiscard={onDiscard} onStay={onStay} />
      )}
    </form>
  );
};
