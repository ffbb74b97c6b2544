import type { QueryClient } from '@tanstack/react-query';
import type { AiConsent } from '#shared/profile/choices.ts';
import { profileQueries } from '#web/features/profile/public.ts';

/** What the person decided about AI providers (decision D45). Unreadable counts as not asked yet: the question does no harm. */
export const parseConsent = (queryClient: QueryClient) => (): Promise<AiConsent | null> =>
  queryClient.fetchQuery(profileQueries.read()).then(
    ({ ai_consent }) => ai_consent,
    () => null,
  );
