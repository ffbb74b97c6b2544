import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import type { ClientSettings } from '../settings/client-settings.ts';
import { startPasskeySignIn } from '../passkeys/passkey-sign-in.ts';
import { passwordMatches } from '../srp/verifier.ts';
import type { UserPool } from '../user-pool.ts';
import { defineOperation, fields } from './operation.ts';
import { renewTokens } from './renew-tokens.ts';
import { finishSignIn } from './sign-in.ts';
import { startSrp } from './srp-challenge.ts';

const input = z.object({
  ClientId: fields.clientId,
  AuthFlow: z.string(),
  AuthParameters: z.record(z.string(), z.string()).default({}),
});

type Flow = (
  pool: UserPool,
  client: ClientSettings,
  parameters: Record<string, string>,
) => object | Promise<object>;

/** Signs in with a password. */
export const byPassword: Flow = (pool, client, { USERNAME, PASSWORD }) => {
  if (!USERNAME) throw cognitoErrors.missingParameter('USERNAME');
  if (!PASSWORD) throw cognitoErrors.missingParameter('PASSWORD');
  return finishSignIn(pool, {
    client,
    username: USERNAME,
    passwordIsRight: (user) => passwordMatches(pool.identityOf(user.sub), PASSWORD, user.proof),
  });
};

const byRefreshToken: Flow = (pool, client, { REFRESH_TOKEN }) => {
  if (!REFRESH_TOKEN) throw cognitoErrors.missingParameter('REFRESH_TOKEN');
  return { ...renewTokens(pool, client, REFRESH_TOKEN), ChallengeParameters: {} };
};

/** Signs in with the user's choice. Without one, the passkey comes first. */
const byChoice: Flow = (pool, client, parameters) => {
  const { USERNAME, PREFERRED_CHALLENGE = 'WEB_AUTHN' } = parameters;
  if (!USERNAME) throw cognitoErrors.missingParameter('USERNAME');
  if (PREFERRED_CHALLENGE === 'PASSWORD') return byPassword(pool, client, parameters);
  if (PREFERRED_CHALLENGE === 'WEB_AUTHN') return startPasskeySignIn(pool, client, USERNAME);
  throw cognitoErrors.notHosted(`the first factor ${PREFERRED_CHALLENGE}`);
};

const flows: Record<string, { permit: string; run: Flow }> = {
  USER_SRP_AUTH: { permit: 'USER_SRP_AUTH', run: startSrp },
  USER_PASSWORD_AUTH: { permit: 'USER_PASSWORD_AUTH', run: byPassword },
  USER_AUTH: { permit: 'USER_AUTH', run: byChoice },
  REFRESH_TOKEN_AUTH: { permit: 'REFRESH_TOKEN_AUTH', run: byRefreshToken },
  REFRESH_TOKEN: { permit: 'REFRESH_TOKEN_AUTH', run: byRefreshToken },
};

/** Signs in with one of the client's allowed flows. */
export const initiateAuth = defineOperation(input, ({ ClientId, AuthFlow, AuthParameters }, pool) => {
  const client = pool.client(ClientId);
  const flow = Object.hasOwn(flows, AuthFlow) ? flows[AuthFlow] : undefined;
  if (!flow) throw cognitoErrors.notHosted(`the flow ${AuthFlow}`);
  if (!client.flows.has(flow.permit)) throw cognitoErrors.flowNotEnabled(AuthFlow);
  return flow.run(pool, client, AuthParameters);
});
