import { t } from '#web/lib/language/translate.ts';
import { type CrmActivity, TASKS_SHOWN } from '#shared/business-agents/executive/schema.ts';
import { Chip } from '../common/chip.tsx';
import { priorityTones } from '../common/status-tones.ts';
import { priorityLabels } from '../common/status-labels.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { formatDueDate } from './tasks/format-due-date.ts';
import classes from './executive.module.css';

/** Returns up to 5 pending tasks with a due date, earliest first (EXEC-14). */
const dueFirst = (tasks: readonly CrmActivity[]): CrmActivity[] =>
  tasks
    .filter(({ status, due_date }) => status === 'pending' && due_date !== null)
    .toSorted((one, other) => Date.parse(one.due_date ?? '') - Date.parse(other.due_date ?? ''))
    .slice(0, TASKS_SHOWN);

/** Card with the tasks that are due next. */
export const PendingTasksCard = ({ tasks }: { tasks: readonly CrmActivity[] }) => {
  const today = useToday();
  const due = dueFirst(tasks);
  if (due.length === 0) return null;
  return (
    <section className="card" aria-labelledby="pending-tasks">
      <h3 id="pending-tasks">{t('Pending tasks')}</h3>
      <ol className={classes.due}>
        {due.map(({ id, subject, priority, due_date }) => (
          <li key={id}>
            <span className={classes.subject}>{subject}</span>
            <span className="secondary">{formatDueDate(due_date ?? '', today)}</span>
            <Chip tone={priorityTones[priority]}>
              {t('Priority: {priority}', { priority: priorityLabels[priority] })}
            </Chip>
          </li>
        ))}
      </ol>
    </section>
  );
};
