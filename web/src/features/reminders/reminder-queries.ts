import { queryOptions } from '@tanstack/react-query';
import { reminderRoutes } from '#shared/reminders/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { deviceIdOf, ownSubscription } from '#web/lib/push/subscription.ts';

/** State of push notifications in this browser. */
interface Here {
  permission: NotificationPermission;
  /** ID of its subscription; null without one. */
  id: string | null;
}

const readHere = async (): Promise<Here> => {
  const subscription = await ownSubscription();
  return {
    permission: Notification.permission,
    id: subscription && (await deviceIdOf(subscription)),
  };
};

export const reminderQueries = {
  read: () =>
    queryOptions({ queryKey: ['reminders'], queryFn: ({ signal }) => call(reminderRoutes.read, { signal }) }),
  /** Query for this browser's state. Works offline, and refetches when the user returns from the browser's settings. */
  here: () =>
    queryOptions({
      queryKey: ['push-here'],
      queryFn: readHere,
      networkMode: 'always',
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),
};
