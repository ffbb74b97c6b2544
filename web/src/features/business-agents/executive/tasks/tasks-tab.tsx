import { t } from '#web/lib/language/translate.ts';
import { ActionIcon, Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import ListPlus from 'lucide-react/icons/list-plus';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { type CrmActivity, workStatuses } from '#shared/business-agents/executive/schema.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Chip } from '../../common/chip.tsx';
import { LoadedList } from '../../common/loaded-list.tsx';
import { StatusMenu } from '../../common/status-menu.tsx';
import { priorityTones, workStatusTones } from '../../common/status-tones.ts';
import { useUpdateCrm } from '../../common/use-update-crm.ts';
import { priorityLabels, taskTypeLabels, workStatusLabels } from '../../common/status-labels.ts';
import work from '../../common/work.module.css';
import { useToday } from '#web/lib/time/use-today.ts';
import { DeleteTaskDialog } from './delete-task-dialog.tsx';
import { formatDueDate } from './format-due-date.ts';
import { executiveQueries } from '../executive-queries.ts';
import { ShowEarlier } from '../show-earlier.tsx';
import { PendingTasksCard } from '../pending-tasks-card.tsx';

interface RowProps {
  task: CrmActivity;
  crm: ReturnType<typeof useUpdateCrm>;
  onEdit: () => void;
  onDelete: () => void;
}

const TaskRow = ({ task, crm, onEdit, onDelete }: RowProps) => {
  const today = useToday();
  return (
    <li className={work.row} data-over={task.status === 'cancelled' || undefined}>
      <div className={work.what}>
        <h3 className={work.name}>{task.subject}</h3>
        <p className="secondary">
          {taskTypeLabels[task.activity_type]}
          {task.leads && ` · ${task.leads.name}`}
          {task.due_date !== null && ` · ${formatDueDate(task.due_date, today)}`}
        </p>
        {task.description !== null && task.description !== '' && (
          <p className="secondary">{task.description}</p>
        )}
        <p className={work.chips}>
          <Chip tone={priorityTones[task.priority]}>
            {t('Priority: {priority}', { priority: priorityLabels[task.priority] })}
          </Chip>
        </p>
      </div>
      <div className={work.tools}>
        <ActionIcon aria-label={t('Edit {name}', { name: task.subject })} onClick={onEdit}>
          <Pencil aria-hidden />
        </ActionIcon>
        <StatusMenu
          name={task.subject}
          value={task.status}
          statuses={workStatuses}
          words={workStatusLabels}
          tones={workStatusTones}
          isDisabled={crm.isUpdating}
          onChoose={(to) =>
            crm.update({ target: { activityId: task.id }, name: task.subject, from: task.status, to })
          }
        />
        <ActionIcon aria-label={t('Delete {name}', { name: task.subject })} onClick={onDelete}>
          <Trash2 aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
};

/** Tasks tab: tasks due next, then all tasks, newest first. */
export const TasksTab = ({ onOpen }: { onOpen: (task: CrmActivity | null) => void }) => {
  const activities = useInfiniteQuery(executiveQueries.activities);
  const crm = useUpdateCrm();
  const [deleting, setDeleting] = useState<CrmActivity | null>(null);
  return (
    <>
      <div className={work.bar}>
        <Button variant="ink" leftSection={<ListPlus aria-hidden />} onClick={() => onOpen(null)}>
          {t('Create task')}
        </Button>
      </div>
      <LoadedList
        query={activities}
        failure={t('We couldn’t load your tasks')}
        empty={
          <EmptyState title={t('No tasks')} message={t('Create a task, with a due date if it has one.')} />
        }
      >
        {(tasks) => (
          <>
            <PendingTasksCard tasks={tasks} />
            <ul className={work.list} aria-label={t('Tasks')}>
              {tasks.map((task) => (
                <TaskRow
                  key={task.id}
                  task={task}
                  crm={crm}
                  onEdit={() => onOpen(task)}
                  onDelete={() => setDeleting(task)}
                />
              ))}
            </ul>
            <ShowEarlier query={activities} />
          </>
        )}
      </LoadedList>
      {deleting && <DeleteTaskDialog task={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
};
