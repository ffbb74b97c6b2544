import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { createWelcomeUser } from '#functions/account/welcome-user.ts';
import type { Mail } from '#functions/platform/mail/mailer.ts';
import { profileChange } from '#shared/profile/profile-change.ts';

const event = (
  triggerSource: string,
  language?: string,
  name = 'Mara <b>Lind</b>',
): PostConfirmationTriggerEvent =>
  ({
    triggerSource,
    request: {
      ...(language && { clientMetadata: { language } }),
      userAttributes: { sub: 'mara', email: 'mara@example.com', name },
    },
  }) as unknown as PostConfirmationTriggerEvent;

const welcome = ({ isNew = true, mailFails = false } = {}) => {
  const profiles: object[] = [];
  const mails: Mail[] = [];
  const errors: Error[] = [];
  const run = createWelcomeUser({
    startProfile: async (person) => {
      profiles.push(person);
      return isNew;
    },
    sendEmail: async (mail) => {
      if (mailFails) throw new Error('The mail service is out of reach.');
      mails.push(mail);
    },
    siteOrigin: async () => 'https://plate.example',
    report: (error) => errors.push(error),
  });
  return { run, profiles, mails, errors };
};

describe('A user who confirms the email address', () => {
  it('a new user gets a profile and one email with a sign-in link, and the name cannot inject markup', async () => {
    const { run, profiles, mails } = welcome();
    await run(event('PostConfirmation_ConfirmSignUp'));
    expect(profiles).toEqual([
      { user_id: 'mara', email: 'mara@example.com', full_name: 'Mara <b>Lind</b>', language: null },
    ]);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.html).toContain('https://plate.example/dashboard');
    expect(mails[0]?.html).not.toContain('<b>Lind');
  });

  it('a new user gets a name that the profile accepts: a single line, or none when it is invisible', async () => {
    const { run, profiles, mails } = welcome();
    await run(event('PostConfirmation_ConfirmSignUp', 'en', `Mara\u202e\nLind${'d'.repeat(2_000)}`));
    await run(event('PostConfirmation_ConfirmSignUp', 'en', '\u200b\u2060'));
    const [name] = profiles.map((profile) => (profile as { full_name?: string }).full_name);
    expect(name).toBe(`Mara Lind${'d'.repeat(111)}`);
    expect(profileChange.parse({ full_name: name })).toEqual({ full_name: name });
    expect(profiles[1]).toMatchObject({ full_name: undefined });
    expect(mails[1]?.text).toMatch(/^Hello\n/);
  });

  it("a new user gets a welcome in the page's language, which the profile stores, with English as the fallback", async () => {
    const german = welcome();
    await german.run(event('PostConfirmation_ConfirmSignUp', 'de'));
    expect(german.profiles).toMatchObject([{ language: 'de' }]);
    expect(german.mails[0]).toMatchObject({ subject: 'Willkommen bei Platewise' });
    expect(german.mails[0]?.html).toContain('<html lang="de">');
    expect(german.mails[0]?.text).toContain('Dein Konto ist bereit.');
    const other = welcome();
    await other.run(event('PostConfirmation_ConfirmSignUp', 'toString'));
    expect(other.profiles).toMatchObject([{ language: null }]);
    expect(other.mails[0]).toMatchObject({ subject: 'Welcome to Platewise' });
  });

  it('a new user receives one welcome email when Cognito calls twice', async () => {
    const { run, mails } = welcome({ isNew: false });
    await run(event('PostConfirmation_ConfirmSignUp'));
    expect(mails).toEqual([]);
  });

  it('a new user can sign in even when the email fails', async () => {
    const { run, errors } = welcome({ mailFails: true });
    const sent = event('PostConfirmation_ConfirmSignUp');
    expect(await run(sent)).toBe(sent);
    expect(errors).toHaveLength(1);
  });

  it('counts as new after a sign-up, but not after a password reset', async () => {
    const { run, profiles, mails } = welcome();
    await run(event('PostConfirmation_ConfirmForgotPassword'));
    expect([profiles, mails]).toEqual([[], []]);
  });
});
