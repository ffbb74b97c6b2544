import { describe, expect, it } from 'vitest';
import { accountMailFor } from '#functions/account/account-mail.ts';

describe('Mails about the account', () => {
  it.each(['CustomMessage_SignUp', 'CustomMessage_ResendCode', 'CustomMessage_ForgotPassword'] as const)(
    'carry the place of the code: %s',
    (source) => {
      expect(accountMailFor(source, '{####}')?.html).toContain('{####}');
    },
  );

  it("leave Cognito's own text for everything else", () => {
    expect(accountMailFor('CustomMessage_AdminCreateUser', '{####}')).toBeNull();
  });
});
