import { t } from '#web/lib/language/translate.ts';
import { Textarea, TextInput } from '@mantine/core';
import { MAX_MEETING_MINUTES, meetingTypes } from '#shared/business-agents/executive/schema.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import { firstField, FormDialog } from '../../common/form-dialog.tsx';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { LeadPicker } from '../../common/lead-picker.tsx';
import { meetingTypeLabels, optionsOf } from '../../common/status-labels.ts';
import work from '../../common/work.module.css';
import { useMeetingForm } from './use-meeting-form.ts';

/** Dialog that schedules a meeting at a given time or at the next free one. */
export const MeetingDialog = ({ onClose }: { onClose: () => void }) => {
  const { values, draft, faults, field, set, submit, isRunning } = useMeetingForm(onClose);
  return (
    <FormDialog
      title={t('Schedule meeting')}
      action={t('Schedule')}
      form={{ submit, isRunning }}
      draft={draft}
      onClose={onClose}
    >
      <TextInput label={t('Title')} maxLength={200} {...firstField} {...field('title')} />
      <ChoicePicker
        label={t('Type|meeting')}
        choices={optionsOf(meetingTypeLabels, meetingTypes)}
        value={values.meetingType}
        onChange={set('meetingType')}
      />
      <LeadPicker value={values.leadId} onChange={set('leadId')} />
      <div className={work.pair}>
        <TextInput
          label={t('Preferred time')}
          type="datetime-local"
          description={t('Leave blank for your next free slot, Monday to Friday, 9 AM to 5 PM.')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...field('preferredTime')}
        />
        <NumberField
          label={t('Duration')}
          unit={t('min')}
          rightSectionWidth={52}
          step={5}
          value={values.duration}
          onChange={set('duration')}
          error={faults.duration}
          aria-description={t('5 to {most} minutes', { most: MAX_MEETING_MINUTES })}
        />
      </div>
      <Textarea label={t('Description')} rows={3} maxLength={2000} {...field('description')} />
    </FormDialog>
  );
};
