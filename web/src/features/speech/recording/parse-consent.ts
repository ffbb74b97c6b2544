import type { QueryClient } from '@tanstack/react-query';
import type { AiConsent } from '#shared/profile/choices.ts';
import { profileQueries } from '#web/features/profile/public.ts';

/**
 * Returns the user's AI consent (decision D45). If it cannot be read, it counts as not asked: the question does no
 * harm.
 */
export const parseConsent = (queryClient: QueryClient) => (): Promise<AiConsent | null> =>
  queryClient.fetchQuery(profileQueries.read()).then(
    ({ ai_consent }) => ai_consent,
    () => null,
  );
