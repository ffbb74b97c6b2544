import type { ApiUser } from './api-user.ts';

const claimOf = (token: string, claim: string): string => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
  return String(claims[claim as keyof typeof claims]);
};

/** Returns the entries of the browser's storage that Amplify writes after a sign-in. */
export const sessionEntries = ({
  email,
  tokens,
}: Pick<ApiUser, 'email' | 'tokens'>): Record<string, string> => {
  const username = claimOf(tokens.AccessToken, 'username');
  const pool = `CognitoIdentityServiceProvider.${claimOf(tokens.AccessToken, 'client_id')}`;
  return {
    [`${pool}.LastAuthUser`]: username,
    [`${pool}.${username}.accessToken`]: tokens.AccessToken,
    [`${pool}.${username}.idToken`]: tokens.IdToken,
    [`${pool}.${username}.refreshToken`]: tokens.RefreshToken,
    [`${pool}.${username}.clockDrift`]: '0',
    [`${pool}.${username}.signInDetails`]: JSON.stringify({ loginId: email, authFlowType: 'USER_SRP_AUTH' }),
  };
};
