import { TakeOver } from './light/take-over.tsx';
import { SignUpTerms } from './sign-up-terms.tsx';

/** End of the sign-up form. */
export const SignUpFooter = () => (
  <>
    <SignUpTerms />
    <TakeOver />
  </>
);
