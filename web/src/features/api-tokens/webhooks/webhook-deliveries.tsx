import { locale } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import type { OwnWebhook, WebhookDelivery } from '#shared/webhooks/schema.ts';
import { RowButton } from '#web/ui/inputs/row-button.tsx';
import { nameOfEvent } from './event-names.ts';
import classes from './webhooks.module.css';

const instantOf = (instant: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(instant));

const isAccepted = ({ status }: WebhookDelivery): boolean => status !== null && status >= 200 && status < 300;

/** Returns what the receiver answered, with the number of a repeated attempt. */
const resultOf = (delivery: WebhookDelivery): string => {
  const { status, attempt } = delivery;
  const code = { status: String(status) };
  const answer = isAccepted(delivery) ? t('Accepted ({status})', code) : t('Failed ({status})', code);
  const result = status === null ? t('Failed: no response') : answer;
  return attempt === 1 ? result : t('{result}, attempt {attempt}', { result, attempt });
};

interface Props {
  webhook: OwnWebhook;
  isSending: boolean;
  /** Sends the event again. */
  onRetry: (eventId: string) => void;
}

/** The last attempts to deliver events to a webhook, newest first. Failed ones can be repeated. */
export const WebhookDeliveries = ({ webhook: { deliveries, status }, isSending, onRetry }: Props) => {
  if (deliveries.length === 0) return <p className="note">{t('Nothing sent yet. Send a test to try it.')}</p>;
  return (
    <details className={classes.deliveries}>
      <summary>{t('Last deliveries')}</summary>
      <ul>
        {deliveries.map((delivery) => (
          <li key={`${delivery.event.id} ${delivery.attempted_at}`} className={classes.delivery}>
            <span className={classes.name}>
              {nameOfEvent(delivery.event.type)}
              <small>
                <time dateTime={delivery.attempted_at}>{instantOf(delivery.attempted_at)}</time>
              </small>
              <small data-failed={!isAccepted(delivery) || undefined}>{resultOf(delivery)}</small>
            </span>
            {!isAccepted(delivery) && (
              <RowButton
                variant="subtle"
                label={t('Send again: {event}, {time}', {
                  event: nameOfEvent(delivery.event.type),
                  time: instantOf(delivery.attempted_at),
                })}
                isDisabled={isSending || status === 'off'}
                onClick={() => onRetry(delivery.event.id)}
              >
                {t('Send again')}
              </RowButton>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
};
