import { t } from '#web/lib/language/translate.ts';
import { webhookEvents, type WebhookEventType } from '#shared/webhooks/schema.ts';
import { eventNames } from './event-names.ts';
import classes from './webhooks.module.css';

interface Props {
  chosen: readonly WebhookEventType[];
  fault: string | undefined;
  onChange: (chosen: WebhookEventType[]) => void;
}

/** Checkboxes for the events of a webhook. */
export const EventChoice = ({ chosen, fault, onChange }: Props) => (
  <fieldset className={classes.events} aria-describedby={fault ? 'events-fault' : undefined}>
    <legend>{t('Events')}</legend>
    {webhookEvents.map((type) => (
      <label key={type} className={classes.event}>
        <input
          type="checkbox"
          checked={chosen.includes(type)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(webhookEvents.filter((one) => (one === type ? checked : chosen.includes(one))))
          }
        />
        {eventNames[type]}
      </label>
    ))}
    {fault && (
      <p id="events-fault" className={classes.fault} role="alert">
        {fault}
      </p>
    )}
  </fieldset>
);
