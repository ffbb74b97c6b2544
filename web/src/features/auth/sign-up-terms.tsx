import { RichText } from '#web/lib/language/rich-text.tsx';
import { publicAddress } from '#web/lib/navigation/public-address.ts';
import classes from './sign-up-terms.module.css';

/** Opens in a tab of its own, because the typed fields are not kept when the page is left. */
const linkTo = (path: string) => (words: string) => (
  <a href={publicAddress(path)} target="_blank" rel="noreferrer">
    {words}
  </a>
);

const links = { terms: linkTo('/terms'), privacy: linkTo('/privacy') };

/** Terms and privacy policy, which apply to the new account. */
export const SignUpTerms = () => (
  <p className={classes.terms}>
    <RichText
      text="By signing up, you accept the <terms>Terms</terms> and confirm that you have read the <privacy>Privacy Policy</privacy>."
      parts={links}
    />
  </p>
);
