import { passkeysOffered } from '#web/lib/session/stage-passkeys.ts';
import { ForgotPasswordLink } from './reset-password/forgot-password-link.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** What else signs people in, and what helps who cannot. */
export const SignInFooter = () => (
  <>
    {passkeysOffered() && <PasskeyButton />}
    <ForgotPasswordLink />
  </>
);
