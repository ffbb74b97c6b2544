import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { logLoadError } from './log-load-error.ts';

const MAX_RETRIES = 2;

/** Returns whether a retry makes sense: no response, or the server is overloaded. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && [0, 429, 502, 503, 504].includes(error.status) && error.code !== 'OFFLINE';

/**
 * Creates the query cache. Writes are never retried automatically, and nothing waits silently for a network: being
 * offline is an error that the screen shows.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => logLoadError(error, queryKey) }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: (failures, error) => failures < MAX_RETRIES && isPassing(error),
        retryDelay: (attempt) => 500 * 2 ** attempt,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
