import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PushDevice } from '#shared/reminders/schema.ts';
import { shortDay } from '#web/ui/format/format-day.ts';
import { reminderQueries } from './reminder-queries.ts';
import classes from './reminders.module.css';
import { useThisDevice } from './use-this-device.ts';

/** List of other browsers that get reminders, with buttons to remove them, for example when a device is lost. */
export const OtherDevices = ({ devices }: { devices: readonly PushDevice[] }) => {
  const { data: here } = useQuery(reminderQueries.here());
  const { turnOff, isBusy } = useThisDevice();
  const others = devices.filter(({ id }) => id !== here?.id);
  if (others.length === 0) return null;
  return (
    <ul className={classes.others} aria-label={t('Other devices')}>
      {others.map(({ id, created_at }) => (
        <li key={id}>
          <span>{t('Another device, added {day}', { day: shortDay(created_at.slice(0, 10)) })}</span>
          <Button
            variant="subtle"
            size="xs"
            disabled={isBusy}
            aria-label={t('Turn off on the device added {day}', { day: shortDay(created_at.slice(0, 10)) })}
            onClick={() => turnOff(id)}
          >
            {t('Turn off')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
