import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { dashboardQueries } from '#web/features/dashboard/dashboard-queries.ts';
import { takeLanguage } from '#web/lib/language/choose-language.ts';
import { language } from '#web/lib/language/language.ts';
import { useToday } from '#web/lib/time/use-today.ts';

/**
 * Applies the profile's language in a browser without a chosen one. The dashboard's response contains it.
 * @param reload replaced in tests
 * @returns whether to ask for the account's language: it has none, which means English, and this page has another one.
 *   A visit never changes it by itself.
 */
export const useProfileLanguage = (reload: () => void = () => window.location.reload()): boolean => {
  const { data } = useQuery({
    ...dashboardQueries.read(useToday()),
    select: (answer) => answer.language ?? null,
  });
  const follow = useEffectEvent((ofProfile: typeof language | null) => {
    if (takeLanguage(ofProfile)) reload();
  });
  useEffect(() => {
    if (data !== undefined) follow(data);
  }, [data]);
  return data === null && language !== 'en';
};
