import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { reminderRoutes } from '#shared/reminders/routes.ts';
import type { Reminder } from '#shared/reminders/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { reminderQueries } from './reminder-queries.ts';

/** Saves all reminders in this device's time zone. */
export const useSaveReminders = () => {
  const queryClient = useQueryClient();
  const keyOf = useRef(createKeyring());
  return useMutation({
    mutationFn: (reminders: Reminder[]) => {
      const body = { reminders, time_zone: deviceTimeZone() };
      return call(reminderRoutes.save, { body, idempotencyKey: keyOf.current(body) });
    },
    onSuccess: async (saved) => {
      keyOf.current = createKeyring();
      // A running read may have been answered before this.
      await queryClient.cancelQueries(reminderQueries.read());
      queryClient.setQueryData(reminderQueries.read().queryKey, (now) => now && { ...now, ...saved });
    },
  });
};
