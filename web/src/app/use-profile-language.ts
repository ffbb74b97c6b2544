import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { profileRoutes } from '#shared/profile/routes.ts';
import { dashboardQueries } from '#web/features/dashboard/dashboard-queries.ts';
import { call } from '#web/lib/api/call.ts';
import { takeLanguage } from '#web/lib/language/choose-language.ts';
import { language } from '#web/lib/language/language.ts';
import { useToday } from '#web/lib/time/use-today.ts';

/**
 * The language follows the person: a browser in which none was chosen takes the profile's, and a profile without one
 * learns what the page speaks, so that mails do too. The dashboard's answer knows the profile's.
 * @param reload tests hand in their own
 */
export const useProfileLanguage = (reload: () => void = () => window.location.reload()): void => {
  const { data } = useQuery({
    ...dashboardQueries.read(useToday()),
    select: (answer) => answer.language ?? null,
  });
  const follow = useEffectEvent((ofProfile: typeof language | null) => {
    if (takeLanguage(ofProfile)) {
      reload();
      return;
    }
    // English is what a profile without a language means. A save that fails is made again the next time.
    if (ofProfile === null && language !== 'en')
      void call(profileRoutes.save, { body: { language } }).catch(() => undefined);
  });
  useEffect(() => {
    if (data !== undefined) follow(data);
  }, [data]);
};
