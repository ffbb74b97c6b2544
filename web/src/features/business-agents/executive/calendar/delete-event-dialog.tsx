import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { CalendarEvent } from '#shared/business-agents/executive/schema.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { ConfirmDialog } from '../../common/confirm-dialog.tsx';
import work from '../../common/work.module.css';

interface Props {
  event: CalendarEvent;
  isRunning: boolean;
  onDelete: (scope: 'one' | 'following') => void;
  onClose: () => void;
}

/** Dialog that asks whether to delete an event; of a series also whether all following ones. */
export const DeleteEventDialog = ({ event, isRunning, onDelete, onClose }: Props) => {
  const title = t('Delete {name}?', { name: event.title });
  if (event.series_id == null)
    return (
      <ConfirmDialog
        title={title}
        text={t('This removes it from your calendar and frees up the time.')}
        action={t('Delete event')}
        isRunning={isRunning}
        onConfirm={() => onDelete('one')}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={title} onClose={onClose} width="28rem">
      <div className={work.form}>
        <p>{t('This event repeats. Deleting it frees up the time.')}</p>
        <div className={work.actions}>
          <Button variant="subtle" onClick={onClose}>
            {t('Keep it')}
          </Button>
          <Button variant="default" loading={isRunning} onClick={() => onDelete('following')}>
            {t('Delete this and all following')}
          </Button>
          <Button loading={isRunning} onClick={() => onDelete('one')}>
            {t('Delete this event')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
