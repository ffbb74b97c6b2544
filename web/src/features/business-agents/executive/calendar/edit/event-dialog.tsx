import { t } from '#web/lib/language/translate.ts';
import { Textarea, TextInput } from '@mantine/core';
import { addDays } from '#shared/time/local-date.ts';
import { type CalendarEvent, meetingTypes } from '#shared/business-agents/executive/schema.ts';
import { priorities } from '#shared/business-agents/sdr/schema.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { OptionToggle } from '#web/ui/inputs/option-toggle.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { firstField, FormDialog } from '../../../common/form-dialog.tsx';
import { LeadPicker } from '../../../common/lead-picker.tsx';
import { meetingTypeLabels, optionsOf, priorityLabels } from '../../../common/status-labels.ts';
import work from '../../../common/work.module.css';
import { RepeatFields } from './repeat-fields.tsx';
import { timeZoneChoices } from './time-zones.ts';
import { useEventForm, type EventForm } from './use-event-form.ts';

interface Props {
  /** The event to change; null for a new one. */
  event: CalendarEvent | null;
  /** The rule of its series. */
  rrule: string | null;
  onClose: () => void;
}

const TimeFields = ({ values, faults, field, set }: EventForm) => {
  const isAllDay = values.all_day !== '';
  const switchAllDay = (isOn: boolean): void => {
    set('all_day')(isOn ? 'yes' : '');
    set('duration')(isOn ? '1' : '30');
    set('start')(isOn ? values.start.slice(0, 10) : `${values.start.slice(0, 10)}T09:00`);
  };
  return (
    <>
      <OptionToggle label={t('All day')} isOn={isAllDay} onChange={switchAllDay} />
      <div className={work.pair}>
        <TextInput
          label={t('Starts')}
          type={isAllDay ? 'date' : 'datetime-local'}
          required
          {...field('start')}
          value={isAllDay ? values.start.slice(0, 10) : values.start}
        />
        <NumberField
          label={t('Duration')}
          unit={isAllDay ? t('days|duration') : t('min')}
          rightSectionWidth={56}
          step={isAllDay ? 1 : 5}
          value={values.duration}
          onChange={set('duration')}
          error={faults.duration}
        />
      </div>
      <SelectField label={t('Time zone')} data={timeZoneChoices(values.time_zone)} {...field('time_zone')} />
    </>
  );
};

/** Dialog that adds an event at a given time, or changes one, and its series. */
export const EventDialog = ({ event, rrule, onClose }: Props) => {
  const { date } = useToday();
  const form = useEventForm(event, rrule, `${addDays(date, 1)}T09:00`, onClose);
  const { values, draft, field, set, repeat, setRepeat, submit, isRunning } = form;
  const isOne = rrule !== null && values.scope === 'one';
  return (
    <FormDialog
      title={event ? t('Edit event') : t('Add event')}
      action={event ? t('Save') : t('Add')}
      form={{ submit, isRunning }}
      draft={draft}
      onClose={onClose}
    >
      {rrule !== null && (
        <ChoicePicker
          label={t('Change')}
          choices={[
            { value: 'one', label: t('This event') },
            { value: 'following', label: t('This and all following') },
          ]}
          value={values.scope}
          onChange={set('scope')}
        />
      )}
      <TextInput label={t('Title')} maxLength={200} {...firstField} {...field('title')} />
      <TimeFields {...form} />
      {!isOne && <RepeatFields value={repeat} onChange={setRepeat} start={values.start} />}
      <ChoicePicker
        label={t('Type|meeting')}
        choices={optionsOf(meetingTypeLabels, meetingTypes)}
        value={values.event_type}
        onChange={set('event_type')}
      />
      <ChoicePicker
        label={t('Priority')}
        choices={optionsOf(priorityLabels, priorities)}
        value={values.priority}
        onChange={set('priority')}
      />
      <LeadPicker value={values.lead_id} onChange={set('lead_id')} />
      <TextInput label={t('Location')} maxLength={300} {...field('location')} />
      <Textarea
        label={t('People')}
        rows={2}
        description={t('One per line, such as Ada Lovelace <ada@example.com>. No invitations are sent.')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...field('attendees')}
      />
      <Textarea label={t('Description')} rows={3} maxLength={2000} {...field('description')} />
    </FormDialog>
  );
};
