import type { ApiUser } from './api-user.ts';

/** Creates an API token of the user. */
export const createToken = async (user: ApiUser, name = 'Script') => {
  const { status, body } = await user.call('POST', '/api/tokens', { name });
  const created = body as unknown as { token: { id: string; ending: string }; secret: string };
  return { status, ...created };
};
