import { describe, expect, it } from 'vitest';
import { accountMailFor } from '#functions/account/account-mail.ts';

const occasion = { code: '{####}', sub: 'mara-sub', siteOrigin: 'https://plate.example' };

describe('Mails about the account', () => {
  it.each([
    'CustomMessage_SignUp',
    'CustomMessage_ResendCode',
    'CustomMessage_ForgotPassword',
    'CustomMessage_UpdateUserAttribute',
    'CustomMessage_VerifyUserAttribute',
  ] as const)('carry the place of the code: %s', (source) => {
    expect(accountMailFor({ ...occasion, source })?.html).toContain('{####}');
  });

  it('REDIRECT-03 (D31) about a forgotten password link to the site, with whose it is and the place of the code', () => {
    const { html = '' } = accountMailFor({ ...occasion, source: 'CustomMessage_ForgotPassword' }) ?? {};
    const link = /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    expect(link).toBe(
      'https://plate.example/redirect?type=recovery&access_token=mara-sub&refresh_token={####}',
    );
  });

  it("leave Cognito's own text for everything else", () => {
    expect(accountMailFor({ ...occasion, source: 'CustomMessage_AdminCreateUser' })).toBeNull();
  });
});
