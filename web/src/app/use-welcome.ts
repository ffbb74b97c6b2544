import { useQuery } from '@tanstack/react-query';
import { dashboardQueries } from '#web/features/dashboard/dashboard-queries.ts';
import { welcomeLine } from '#web/features/shell/welcome-line.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { useToday } from '#web/lib/time/use-today.ts';

/** Greets by the name of the profile, which can change; until it is here, by the one of the session. */
export const useWelcome = (): string => {
  const user = useSession((session) => session.user);
  const { data: named } = useQuery({
    ...dashboardQueries.read(useToday()),
    select: ({ full_name }) => ({ full_name }),
  });
  return welcomeLine({ full_name: null, email: null, ...user, ...named });
};
