import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { dashboardQueries } from '#web/features/dashboard/dashboard-queries.ts';
import { takeLanguage } from '#web/lib/language/choose-language.ts';
import { language } from '#web/lib/language/language.ts';
import { useToday } from '#web/lib/time/use-today.ts';

/**
 * Syncs the language with the profile: a browser without a chosen language uses the profile's, and a profile without
 * one gets the page's language, which emails use too. The dashboard's response contains the profile's language.
 * @param reload replaced in tests
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
    // A profile without a language means English. A failed save is retried the next time.
    if (ofProfile === null && language !== 'en')
      void import('./shell/save-page-language.ts')
        .then(({ savePageLanguage }) => savePageLanguage())
        .catch(() => undefined);
  });
  useEffect(() => {
    if (data !== undefined) follow(data);
  }, [data]);
};
