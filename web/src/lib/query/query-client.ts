import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { logLoadError } from './log-load-error.ts';

const MAX_RETRIES = 2;

/** Worth asking again: nothing came back, or the server was out of breath. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && [0, 429, 502, 503, 504].includes(error.status) && error.code !== 'OFFLINE';

/**
 * Cache of what the server owns. Writes are never repeated by themselves, and nothing waits silently for a network:
 * being offline is an error that the screen shows.
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
