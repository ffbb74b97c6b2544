import { type ApiUser, createApiUser, createCaller } from './api-user.ts';
import { givePlan } from './give-plan.ts';

/** Creates a token as the user. */
export const newToken = async (person: ApiUser, name = 'Script') => {
  const { status, body } = await person.call('POST', '/api/tokens', { name });
  const made = body as unknown as { token: { id: string; ending: string }; secret: string };
  return { status, ...made };
};

/** Creates a user with the Enterprise plan and an API client with a token. */
export const createTokenUser = async (origin: string, dataDir: string, fullName?: string) => {
  const person = await createApiUser(origin, fullName);
  await givePlan(dataDir, person, 'enterprise');
  const { token, secret } = await newToken(person);
  return { person, token, secret, program: createCaller(origin, secret) };
};
