import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { Dialog } from '#web/ui/layout/dialog.tsx';

interface Props {
  host: string;
  isRemoving: boolean;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks for confirmation before deleting a webhook: its secret cannot be restored. */
export const DeleteWebhookDialog = ({ host, isRemoving, onRemove, onClose }: Props) => (
  <Dialog title={t('Delete the webhook to {host}?', { host })} onClose={onClose} width="28rem">
    <div className="stack3">
      <p>{t('It gets no more events, and its secret stops working. This can’t be undone.')}</p>
      <div className="cluster3">
        <Button loading={isRemoving} onClick={onRemove}>
          {t('Delete webhook')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('Keep it')}
        </Button>
      </div>
    </div>
  </Dialog>
);
