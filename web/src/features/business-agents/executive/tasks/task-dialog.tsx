import { useCreate } from '../use-create.ts';
import { t } from '#web/lib/language/translate.ts';
import { Textarea, TextInput } from '@mantine/core';
import { type TaskType, taskTypes } from '#shared/business-agents/executive/schema.ts';
import { priorities, type Priority } from '#shared/business-agents/sdr/schema.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import { firstField, FormDialog } from '../../common/form-dialog.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { LeadPicker } from '../../common/lead-picker.tsx';
import { useFields } from '../../common/use-fields.ts';
import { optionsOf, priorityLabels, taskTypeLabels } from '../../common/status-labels.ts';
import work from '../../common/work.module.css';

interface Values extends Record<string, string> {
  subject: string;
  taskType: TaskType;
  priority: Priority;
  leadId: string;
  dueDate: string;
  description: string;
}
const blank: Values = {
  subject: '',
  taskType: 'follow_up',
  priority: 'medium',
  leadId: '',
  dueDate: '',
  description: '',
};

/** Dialog that creates a task. */
export const TaskDialog = ({ onClose }: { onClose: () => void }) => {
  const { values, field, set, read } = useFields(blank);
  const { create, isRunning } = useCreate(read, {
    success: t('Task created'),
    failure: t('Failed to create task'),
    refreshes: 'activities',
    onDone: onClose,
  });
  const submit = (): void => {
    create({ action: 'create_task', data: values });
  };
  return (
    <FormDialog title={t('Create task')} action={t('Create')} form={{ submit, isRunning }} onClose={onClose}>
      <TextInput label={t('Subject')} maxLength={200} {...firstField} {...field('subject')} />
      <div className={work.pair}>
        <SelectField
          label={t('Type|task')}
          data={optionsOf(taskTypeLabels, taskTypes)}
          {...field('taskType')}
        />
        <TextInput label={t('Due date')} type="date" {...field('dueDate')} />
      </div>
      <ChoicePicker
        label={t('Priority')}
        choices={optionsOf(priorityLabels, priorities)}
        value={values.priority}
        onChange={set('priority')}
      />
      <LeadPicker value={values.leadId} onChange={set('leadId')} />
      <Textarea label={t('Description')} rows={3} maxLength={2000} {...field('description')} />
    </FormDialog>
  );
};
