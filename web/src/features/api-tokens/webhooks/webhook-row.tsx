import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { type OwnWebhook, webhookEvents } from '#shared/webhooks/schema.ts';
import { RowButton } from '#web/ui/inputs/row-button.tsx';
import { DeleteWebhookDialog } from './delete-webhook-dialog.tsx';
import { nameOfEvent } from './event-names.ts';
import { useWebhookActions } from './use-webhook-actions.ts';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import classes from './webhooks.module.css';

const eventsOf = ({ events }: OwnWebhook): string =>
  events.length === webhookEvents.length ? t('All events') : events.map(nameOfEvent).join(', ');

/** Returns why a webhook gets nothing, or null while it works. */
const pauseOf = ({ status, failed_attempts }: OwnWebhook, hasToken: boolean): string | null => {
  if (!hasToken)
    return t('Its token no longer works, so nothing is sent. Delete it, or add it with another token.');
  if (status === 'on') return null;
  return failed_attempts === 0
    ? t('Paused. Nothing is sent.')
    : t('Turned off after failed attempts. Fix the receiver, then resume it.');
};

interface Props {
  webhook: OwnWebhook;
  /** Whether the token with which it was added still works. */
  hasToken: boolean;
  onRemoved: () => void;
}

/** A webhook with its state, its last deliveries and its actions. */
export const WebhookRow = ({ webhook, hasToken, onRemoved }: Props) => {
  const { url, status } = webhook;
  const { host } = new URL(url);
  const actions = useWebhookActions(webhook);
  const [isAsking, setAsking] = useState(false);
  const pause = pauseOf(webhook, hasToken);
  return (
    <li className={classes.webhook}>
      <span className={classes.name}>
        {url}
        <small>{eventsOf(webhook)}</small>
        {pause && <small data-failed>{pause}</small>}
      </span>
      <div className="cluster3">
        {status === 'on' && hasToken && (
          <RowButton
            variant="default"
            label={t('Send a test to {host}', { host })}
            isRunning={actions.isSending}
            onClick={() => actions.send(null)}
          >
            {t('Send a test')}
          </RowButton>
        )}
        <RowButton
          variant="subtle"
          label={status === 'on' ? t('Pause {host}', { host }) : t('Resume {host}', { host })}
          isRunning={actions.isSettingStatus}
          onClick={() => actions.setStatus(status === 'on' ? 'off' : 'on')}
        >
          {status === 'on' ? t('Pause') : t('Resume')}
        </RowButton>
        <RowButton variant="subtle" label={t('Delete {host}', { host })} onClick={() => setAsking(true)}>
          {t('Delete')}
        </RowButton>
      </div>
      <WebhookDeliveries webhook={webhook} isSending={actions.isSending} onRetry={actions.send} />
      {isAsking && (
        <DeleteWebhookDialog
          host={host}
          isRemoving={actions.isRemoving}
          onRemove={() => actions.remove(onRemoved)}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
};
