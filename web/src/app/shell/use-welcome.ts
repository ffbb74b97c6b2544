import { useQuery } from '@tanstack/react-query';
import { dashboardQueries } from '#web/features/dashboard/dashboard-queries.ts';
import { welcomeLine } from '#web/features/shell/welcome-line.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { useToday } from '#web/lib/time/use-today.ts';

/** Returns the welcome text with the profile's name, or the session's name until the profile is loaded. */
export const useWelcome = (): string => {
  const user = useSession((session) => session.user);
  const { data: named } = useQuery({
    ...dashboardQueries.read(useToday()),
    select: ({ full_name }) => ({ full_name }),
  });
  return welcomeLine({ full_name: null, email: null, ...user, ...named });
};
