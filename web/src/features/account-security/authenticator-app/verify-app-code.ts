import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import * as z from 'zod';
import { t } from '#web/lib/language/translate.ts';

const refusalOf = (name: string, message = name): Error => Object.assign(new Error(message), { name });

const answerBody = z.object({
  Status: z.string().optional(),
  __type: z.string().optional(),
  message: z.string().optional(),
});

const refused = t('That code didn’t work. Try the next one. After several attempts, wait a few minutes.');

/** Returns the user pool's endpoint. The pool ID starts with its region. */
const endpointOf = (userPoolId: string): string =>
  `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`;

/**
 * Verifies a code of the user's authenticator app, which uses it up. Calls Cognito without Amplify, which treats every
 * response as success: Cognito may reject a code with status 200 and `Status: 'ERROR'`, for example after many
 * attempts.
 * Source: 'VerifySoftwareToken' in the user pools API reference.
 * @throws Error with Cognito's error name; `NetworkError` if there was no response
 */
export const verifyAppCode = async (UserCode: string): Promise<void> => {
  const { userPoolId = '', userPoolEndpoint } = Amplify.getConfig().Auth?.Cognito ?? {};
  const AccessToken = (await fetchAuthSession()).tokens?.accessToken.toString();
  if (AccessToken === undefined) throw refusalOf('UserUnAuthenticatedException');
  const answer = await fetch(userPoolEndpoint ?? endpointOf(userPoolId), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.VerifySoftwareToken',
    },
    body: JSON.stringify({ AccessToken, UserCode }),
  }).catch((cause: Error) => {
    throw refusalOf('NetworkError', cause.message);
  });
  const { Status, __type, message } = answerBody.catch({}).parse(await answer.json().catch(() => null));
  if (!answer.ok) throw refusalOf(__type?.split('#').at(-1) ?? 'UnknownError', message ?? answer.statusText);
  if (Status !== 'SUCCESS') throw refusalOf('CodeMismatchException', refused);
};
