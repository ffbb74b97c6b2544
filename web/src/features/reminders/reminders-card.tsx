import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReminderSettings } from '#shared/reminders/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { dayName, timeOf } from '#web/ui/format/format-day.ts';
import { OtherDevices } from './other-devices.tsx';
import { ReminderForm } from './reminder-form.tsx';
import { reminderQueries } from './reminder-queries.ts';
import classes from './reminders.module.css';
import { ThisDevice } from './this-device.tsx';
import { RetryNote } from '#web/ui/feedback/retry-note.tsx';

/** Returns the next reminder, e.g. 'Next: Today, 12:30 PM.', in the saved time zone; null if none is due. */
const nextOf = (next_at: string | null, zone: string): string | null => {
  const now = new Date();
  if (next_at === null || new Date(next_at) <= now) return null;
  const day = dayName(localDateOf(new Date(next_at), zone), localDateOf(now, zone));
  return t('Next: {day}, {time}.', { day, time: timeOf(next_at, zone) });
};

/** Returns the next reminder, and its time zone if it differs from this device's. */
const clockOf = ({ next_at, time_zone }: ReminderSettings): string => {
  const zone = time_zone ?? deviceTimeZone();
  const named = { zone: zone.replaceAll('_', ' ') };
  const clock =
    zone === deviceTimeZone()
      ? t('In your local time: {zone}.', named)
      : t('In {zone} time until you save them here.', named);
  return [nextOf(next_at, zone), clock].filter(Boolean).join(' ');
};

/** Card for reminders to log a meal: meals, times and devices. */
export const RemindersCard = () => {
  const { data, error, refetch } = useQuery(reminderQueries.read());
  const isUsed = data !== undefined && (data.reminders.length > 0 || data.devices.length > 0);
  return (
    <section className={`card ${classes.card}`} aria-labelledby="reminders">
      <h2 id="reminders">{t('Reminders')}</h2>
      <p className="note">{t('A nudge at the times you choose, only if the meal isn’t logged.')}</p>
      {error && !data && <RetryNote error={error} refetch={refetch} />}
      {data?.public_key === null && <p className="note">{t('Reminders aren’t available here yet.')}</p>}
      {data && data.public_key !== null && <ThisDevice />}
      {isUsed && <ReminderForm saved={data.reminders} />}
      {isUsed && <OtherDevices devices={data.devices} />}
      {isUsed && data.devices.length === 0 && (
        <p className="note">{t('No device is set up to get reminders.')}</p>
      )}
      {isUsed && <p className="note">{clockOf(data)}</p>}
    </section>
  );
};
