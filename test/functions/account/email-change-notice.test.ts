import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { createEmailChangeNotice } from '#functions/account/email-change-notice.ts';
import type { Mail } from '#functions/platform/mail/mailer.ts';

const event = (triggerSource: string): CustomMessageTriggerEvent =>
  ({
    triggerSource,
    request: { userAttributes: { sub: 'mara', email: 'new@example.com' } },
  }) as unknown as CustomMessageTriggerEvent;

interface Given {
  /** null if unknown. */
  email?: string | null;
  mailFails?: boolean;
}

const notice = ({ email = 'old@example.com', mailFails = false }: Given = {}) => {
  const mails: Mail[] = [];
  const errors: Error[] = [];
  const tell = createEmailChangeNotice({
    emailOf: async (userId) => (userId === 'mara' ? email : null),
    sendEmail: async (mail) => {
      if (mailFails) throw new Error('The mail service is out of reach.');
      mails.push(mail);
    },
    siteOrigin: async () => 'https://plate.example',
    report: (error) => errors.push(error),
  });
  return { tell, mails, errors };
};

describe('Notifying the current email address of a change', () => {
  it('notifies the user of the requested address and the next step', async () => {
    const { tell, mails } = notice();
    await tell(event('CustomMessage_UpdateUserAttribute'));
    expect(mails.map(({ to }) => to)).toEqual(['old@example.com']);
    for (const words of [mails[0]?.html, mails[0]?.text]) {
      expect(words).toContain('https://plate.example/dashboard');
      expect(words).toContain('sign out everywhere');
      // The new address may be verified by now, so the old one gives no access.
      expect(words).toContain('https://plate.example/contact');
      expect(words).not.toContain('new@example.com');
    }
  });

  it.each(['CustomMessage_SignUp', 'CustomMessage_ForgotPassword', 'CustomMessage_VerifyUserAttribute'])(
    'sends no notice for %s',
    async (source) => {
      const { tell, mails } = notice();
      await tell(event(source));
      expect(mails).toEqual([]);
    },
  );

  it('delivers the code even when the address is unknown or the notice fails', async () => {
    const unknown = notice({ email: null });
    await unknown.tell(event('CustomMessage_UpdateUserAttribute'));
    expect([unknown.mails, unknown.errors]).toEqual([[], []]);
    const failing = notice({ mailFails: true });
    await failing.tell(event('CustomMessage_UpdateUserAttribute'));
    expect(failing.errors).toHaveLength(1);
  });
});
