import { queryOptions } from '@tanstack/react-query';
import { reminderRoutes } from '#shared/reminders/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { deviceIdOf, ownSubscription } from '#web/lib/push/subscription.ts';

/** What this browser says of itself. */
export interface Here {
  permission: NotificationPermission;
  /** Id of its subscription; null without one. */
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
  /** Asked of the browser, whatever the network does, and again when the person comes back from its settings. */
  here: () =>
    queryOptions({
      queryKey: ['push-here'],
      queryFn: readHere,
      networkMode: 'always',
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),
};
