import { describe, expect, it } from 'vitest';
import { accountEmailFor } from '#functions/account/account-mail.ts';

const occasion = { code: '{####}', sub: 'mara-sub', siteOrigin: 'https://plate.example' };

describe('Account emails', () => {
  it.each([
    'CustomMessage_SignUp',
    'CustomMessage_ResendCode',
    'CustomMessage_ForgotPassword',
    'CustomMessage_UpdateUserAttribute',
    'CustomMessage_VerifyUserAttribute',
  ] as const)('emails by Cognito include a placeholder for the code: %s', (source) => {
    expect(accountEmailFor({ ...occasion, source })?.html).toContain('{####}');
  });

  it('REDIRECT-03 (D31) the password reset email links to the site with the account and the code placeholder', () => {
    const { html = '' } = accountEmailFor({ ...occasion, source: 'CustomMessage_ForgotPassword' }) ?? {};
    const link = /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    expect(link).toBe(
      'https://plate.example/redirect?type=recovery&access_token=mara-sub&refresh_token={####}',
    );
  });

  it('emails by Cognito keep its own text for all other triggers', () => {
    expect(accountEmailFor({ ...occasion, source: 'CustomMessage_AdminCreateUser' })).toBeNull();
  });
});
