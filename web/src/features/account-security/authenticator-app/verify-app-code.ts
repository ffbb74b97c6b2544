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

const refused = t(
  'That code was not accepted. Please try the next one, and after many tries wait a few minutes.',
);

/** Where the user pool listens. Its id begins with its region. */
const endpointOf = (userPoolId: string): string =>
  `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`;

/**
 * Checks a code of the person's authenticator app and uses it up. Asked without Amplify, which takes every answer for a
 * yes: Cognito may refuse a code with status 200 and `Status: 'ERROR'`, after many tries for one.
 * Source: 'VerifySoftwareToken' in the user pools API reference.
 * @throws Error named as Cognito names it; `NetworkError` when no answer came
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
