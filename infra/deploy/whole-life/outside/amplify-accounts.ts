import { Amplify } from 'aws-amplify';
import { confirmSignUp, fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { type RuntimeConfig, runtimeConfig } from '#shared/config/runtime-config.ts';
import type { Accounts } from './outside.ts';
import { withSignal } from './with-signal.ts';

/** The name of the users of walks. */
const NAME = 'Walk';

/** Uses the user pool of a site as its web app does: with Amplify, configured by `/config.json`. */
export const createAmplifyAccounts = (origin: string): Accounts => {
  const configure = async (signal: AbortSignal): Promise<RuntimeConfig> => {
    const response = await fetch(`${origin}/config.json`, { signal });
    const config = runtimeConfig.parse(await response.json());
    Amplify.configure({
      Auth: {
        Cognito: {
          userPoolId: config.user_pool_id,
          userPoolClientId: config.user_pool_client_id,
          ...(config.user_pool_endpoint && { userPoolEndpoint: config.user_pool_endpoint }),
        },
      },
    });
    return config;
  };
  const openSession = async (username: string, password: string): Promise<string> => {
    await signOut();
    const { nextStep } = await signIn({ username, password });
    if (nextStep.signInStep !== 'DONE') throw new Error(`the sign-in asks for ${nextStep.signInStep}`);
    const token = (await fetchAuthSession()).tokens?.accessToken.toString();
    if (token === undefined) throw new Error('the user pool sent no access token');
    return token;
  };

  return {
    signUp: async ({ email, password }, signal) => {
      await configure(signal);
      const options = { userAttributes: { name: NAME }, clientMetadata: { language: 'en' } };
      await withSignal(signal, signUp({ username: email, password, options }));
    },
    confirm: async (username, confirmationCode, signal) => {
      await withSignal(signal, confirmSignUp({ username, confirmationCode }));
    },
    signIn: ({ email, password }, signal) => withSignal(signal, openSession(email, password)),
    poolId: async (signal) => (await configure(signal)).user_pool_id,
  };
};
