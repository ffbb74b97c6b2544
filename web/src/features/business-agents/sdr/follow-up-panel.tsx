import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { FollowUpAnswer, Lead } from '#shared/business-agents/sdr/schema.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { Chip } from '../common/chip.tsx';
import { priorityTones } from '../common/status-tones.ts';
import { formatInstant } from '../common/format-instant.ts';
import { priorityLabels } from '../common/status-labels.ts';
import classes from '../common/work.module.css';
import { useToday } from '#web/lib/time/use-today.ts';

interface Props {
  lead: Lead;
  answer: FollowUpAnswer;
  onTasks: () => void;
  onClose: () => void;
}

/** Panel with the date of a lead's follow-up. */
export const FollowUpPanel = ({ lead, answer: { scheduledFor, task }, onTasks, onClose }: Props) => {
  const today = useToday();
  return (
    <Dialog title={t('Follow-up with {name}', { name: lead.name })} onClose={onClose} width="28rem">
      <div className={classes.form}>
        <p className={classes.lead}>{formatInstant(scheduledFor, today)}</p>
        <p className={classes.chips}>
          <Chip tone={priorityTones[task.priority]}>
            {t('Priority: {priority}', { priority: priorityLabels[task.priority] })}
          </Chip>
        </p>
        {task.notes !== null && <p>{task.notes}</p>}
        <p className="secondary">{t('It’s in your tasks and on your calendar.')}</p>
        <div className={classes.actions}>
          <Button variant="default" onClick={onTasks}>
            {t('Show tasks')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
