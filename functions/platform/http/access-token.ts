import type { ApiRequest } from './endpoint.ts';

/** Returns the access token of a request, or '' if it has none. */
export const accessTokenOf = ({ headers }: Pick<ApiRequest['raw'], 'headers'>): string =>
  (headers['authorization'] ?? '').replace(/^Bearer\s+/i, '');
