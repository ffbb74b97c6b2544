import { passkeysOffered } from '#web/lib/session/stage-passkeys.ts';
import { ForgotPasswordLink } from './reset-password/forgot-password-link.tsx';
import { TakeOver } from './light/take-over.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** Other sign-in methods, and help for users who cannot sign in. */
export const SignInFooter = () => (
  <>
    <ForgotPasswordLink />
    {passkeysOffered() && <PasskeyButton />}
    <TakeOver />
  </>
);
