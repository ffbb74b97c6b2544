import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import type { SdrTask } from '#shared/business-agents/sdr/schema.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Chip } from '../common/chip.tsx';
import { LoadedList } from '../common/loaded-list.tsx';
import { priorityTones } from '../common/status-tones.ts';
import { formatInstant } from '../common/format-instant.ts';
import { priorityLabels, taskTypeLabels } from '../common/status-labels.ts';
import classes from '../common/work.module.css';
import { useToday } from '#web/lib/time/use-today.ts';
import { sdrQueries } from './sdr-queries.ts';
import { useSetTask } from './use-set-task.ts';

const whoseOf = ({ leads }: SdrTask): string => leads?.name ?? t('Deleted lead');

/** Tasks tab of the sales agent, earliest first. */
export const TasksTab = () => {
  const today = useToday();
  const list = useRef<HTMLUListElement>(null);
  // The clicked button is removed with its row: keep the focus in the list.
  const { complete, completing } = useSetTask(() => list.current?.focus());
  return (
    <LoadedList
      query={useQuery(sdrQueries.tasks)}
      failure={t('We couldn’t load your tasks')}
      empty={
        <EmptyState
          title={t('No tasks')}
          message={t('Follow-ups you schedule with leads appear here until they’re done.')}
        />
      }
    >
      {(tasks) => (
        <ul className={classes.list} ref={list} tabIndex={-1} aria-label={t('Tasks')}>
          {tasks.map((task) => (
            <li key={task.id} className={classes.row}>
              <div className={classes.what}>
                <h3 className={classes.name}>
                  {taskTypeLabels[task.task_type]}: {whoseOf(task)}
                </h3>
                <p className={classes.chips}>
                  <Chip tone={priorityTones[task.priority]}>
                    {t('Priority: {priority}', { priority: priorityLabels[task.priority] })}
                  </Chip>
                  {formatInstant(task.scheduled_for, today)}
                  {task.leads && <span>{task.leads.company ?? task.leads.email}</span>}
                </p>
                {task.notes !== null && <p className="secondary">{task.notes}</p>}
              </div>
              <Button
                variant="default"
                leftSection={<Check aria-hidden />}
                loading={completing === task.id}
                disabled={completing !== undefined}
                aria-label={t('Mark Complete: {task}', { task: whoseOf(task) })}
                onClick={() => complete(task)}
              >
                {t('Mark Complete')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </LoadedList>
  );
};
