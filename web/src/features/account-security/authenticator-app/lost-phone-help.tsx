import { RichText } from '#web/lib/language/rich-text.tsx';
import { publicAddress } from '#web/lib/navigation/public-address.ts';

const parts = { contact: (inner: string) => <a href={publicAddress('/contact')}>{inner}</a> };

/** Advice on what to do if the phone is lost. */
export const LostPhoneHelp = () => (
  <p className="note">
    <RichText
      text="You’ll get recovery codes once the app is on, in case you lose your phone. If you lose both, <contact>contact us</contact> with your account’s email. We’ll verify it’s you at that address and turn off two-step sign-in."
      parts={parts}
    />
  </p>
);
