import { BRAND } from '#shared/brand.ts';
import { awaitEmail } from '../await-email.ts';
import { seconds } from '../seconds.ts';
import type { Step } from '../step.ts';
import { confirm } from './confirm.ts';

export const getEmail: Step = {
  name: 'Walk: get an email of the product',
  limitMs: seconds(120),
  look: 'the log of `account-post-confirmation` (`WELCOME_NOT_SENT`) and its permission for SES',
  needs: [confirm],
  run: async (context) => {
    const { subject } = await awaitEmail(context, `Welcome to ${BRAND}`);
    return `"${subject}"`;
  },
};
