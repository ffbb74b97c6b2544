import { useCreate } from '../use-create.ts';
import { t } from '#web/lib/language/translate.ts';
import { Textarea, TextInput } from '@mantine/core';
import { type CrmActivity, type TaskType, taskTypes } from '#shared/business-agents/executive/schema.ts';
import { priorities, type Priority } from '#shared/business-agents/sdr/schema.ts';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { type TaskSave, taskSave } from '#shared/business-agents/executive/task-save.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { call } from '#web/lib/api/call.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { useRun } from '../../common/use-run.ts';
import { useRefresh } from '../use-refresh.ts';
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
const valuesOf = (task: CrmActivity | null, zone: string): Values => ({
  subject: task?.subject ?? '',
  taskType: task?.activity_type ?? 'follow_up',
  priority: task?.priority ?? 'medium',
  leadId: task?.leads?.id ?? '',
  dueDate: task?.due_date == null ? '' : localDateOf(new Date(task.due_date), zone),
  description: task?.description ?? '',
});

/** Names of the fields in the request that changes a task. */
const bodyOf = (values: Values, task: CrmActivity, zone: string): TaskSave => {
  const before = valuesOf(task, zone).dueDate;
  return {
    subject: values.subject,
    activity_type: values.taskType,
    priority: values.priority,
    lead_id: values.leadId || null,
    description: values.description.trim() || null,
    // An unchanged day keeps its time.
    due: values.dueDate === before ? task.due_date : values.dueDate || null,
    time_zone: zone,
  };
};

interface Props {
  /** The task to change; null for a new one. */
  task: CrmActivity | null;
  onClose: () => void;
}

/** Dialog that creates or changes a task. */
export const TaskDialog = ({ task, onClose }: Props) => {
  const { timeZone } = useToday();
  const { values, draft, field, set, read } = useFields(
    { form: 'task', item: task?.id ?? '' },
    valuesOf(task, timeZone),
  );
  const refresh = useRefresh();
  const close = (): void => {
    draft.end();
    onClose();
  };
  const { create, isRunning } = useCreate(read, {
    success: t('Task created'),
    failure: t('Failed to create task'),
    refreshes: 'activities',
    onDone: close,
  });
  const save = useRun<{ id: string; body: TaskSave }, CrmActivity>({
    send: ({ id, body }, idempotencyKey) =>
      call(executiveRoutes.saveActivity, { params: { id }, body, idempotencyKey }),
    failure: t('We couldn’t save the task'),
    onDone: ({ subject }) => {
      notify.success(t('Task saved'), subject);
      refresh(['activities']);
      close();
    },
  });
  const submit = (): void => {
    if (task === null) return create({ action: 'create_task', data: values });
    const body = read(taskSave, bodyOf(values, task, timeZone));
    if (body) save.run({ id: task.id, body });
  };
  return (
    <FormDialog
      title={task ? t('Edit task') : t('Create task')}
      action={task ? t('Save') : t('Create')}
      form={{ submit, isRunning: isRunning || save.isRunning }}
      draft={draft}
      onClose={onClose}
    >
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
