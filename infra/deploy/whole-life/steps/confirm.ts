import { BRAND } from '#shared/brand.ts';
import { codeOf } from '../../../local/services/ses/mailbox/mail-contents.ts';
import { awaitEmail } from '../await-email.ts';
import { seconds } from '../seconds.ts';
import type { Step } from '../step.ts';
import { signUp } from './sign-up.ts';

export const confirm: Step = {
  name: 'Walk: confirm the email',
  limitMs: seconds(180),
  look: 'the SES account, the mailbox (`--check`), and the log of `account-post-confirmation`',
  needs: [signUp],
  run: async (context) => {
    const { outside, life, signal } = context;
    const { text } = await awaitEmail(context, `Your ${BRAND} code`);
    const code = codeOf(text, []);
    if (code === null) throw new Error('the email has no six-digit code');
    await outside.accounts.confirm(life.account.email, code, signal);
    life.isConfirmed = true;
    return 'with the emailed code';
  },
};
