import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { FollowUpAnswer, Lead } from '#shared/sdr/schema.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Chip } from '../../lib/agents/chip.tsx';
import { priorityTones } from '../../lib/agents/tone.ts';
import { whenOf } from '../../lib/agents/when.ts';
import { priorityWords } from '../../lib/agents/words.ts';
import classes from '../../lib/agents/work.module.css';
import { useToday } from '../../lib/time/use-today.ts';

interface Props {
  lead: Lead;
  answer: FollowUpAnswer;
  onTasks: () => void;
  onClose: () => void;
}

/** When a lead is followed up. */
export const FollowUpPanel = ({ lead, answer: { scheduledFor, task }, onTasks, onClose }: Props) => {
  const today = useToday();
  return (
    <Dialog title={t('Follow-up with {name}', { name: lead.name })} onClose={onClose} width="28rem">
      <div className={classes.form}>
        <p className={classes.lead}>{whenOf(scheduledFor, today)}</p>
        <p className={classes.chips}>
          <Chip tone={priorityTones[task.priority]}>
            {t('Priority: {priority}', { priority: priorityWords[task.priority] })}
          </Chip>
        </p>
        {task.notes !== null && <p>{task.notes}</p>}
        <p className={classes.quiet}>
          {t('It stands among your tasks, and its time is kept free in your calendar.')}
        </p>
        <div className={classes.actions}>
          <Button variant="default" onClick={onTasks}>
            {t('Show tasks')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
