import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import { addDays } from '#shared/time/local-date.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { Chip } from '../../common/chip.tsx';
import { runExecutive } from '../../common/run-executive.ts';
import { workStatusTones } from '../../common/status-tones.ts';
import { useRun } from '../../common/use-run.ts';
import { formatInstant } from '../../common/format-instant.ts';
import { workStatusLabels } from '../../common/status-labels.ts';
import work from '../../common/work.module.css';
import { useToday } from '#web/lib/time/use-today.ts';

const WEEK = 7;

const Schedule = ({ message, events }: ExecutiveAnswer) => {
  const today = useToday();
  return (
    <section className={work.form} aria-label={t('Your schedule')} aria-live="polite">
      <p>{message}</p>
      {events && events.length > 0 && (
        <ol className={work.list}>
          {events.map(({ id, title, start_time, status }) => (
            <li key={id} className={work.row}>
              <div className={work.what}>
                <h3 className={work.name}>{title}</h3>
                <p className="secondary">{formatInstant(start_time, today)}</p>
              </div>
              <Chip tone={workStatusTones[status]}>{workStatusLabels[status]}</Chip>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

/** Panel with the assistant's schedule of several days. */
export const SchedulePanel = ({ onClose }: { onClose: () => void }) => {
  const { date } = useToday();
  const [from, setFrom] = useState(date);
  const [to, setTo] = useState(addDays(date, WEEK));
  const [answer, setAnswer] = useState<ExecutiveAnswer | null>(null);
  const { run, isRunning } = useRun({
    send: runExecutive,
    failure: t('Failed to fetch schedule'),
    onDone: setAnswer,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run({ action: 'get_schedule', data: { from, to } });
  };
  return (
    <Dialog title={t('Get schedule')} onClose={onClose} width="36rem">
      <form className={work.form} onSubmit={submit} aria-label={t('Get schedule')}>
        <div className={work.pair}>
          <TextInput
            label={t('From|day')}
            type="date"
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextInput
            label={t('To|day')}
            type="date"
            min={from}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </div>
        <div className={work.actions}>
          <Button type="submit" variant={answer ? 'default' : 'filled'} loading={isRunning}>
            {t('Get schedule')}
          </Button>
        </div>
        {answer && <Schedule {...answer} />}
      </form>
    </Dialog>
  );
};
