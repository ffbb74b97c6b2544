import { RichText } from '#web/lib/language/rich-text.tsx';
import { publicAddress } from '#web/lib/navigation/public-address.ts';
import card from '#web/ui/layout/card.module.css';

const parts = { contact: (inner: string) => <a href={publicAddress('/contact')}>{inner}</a> };

/** Advice on what to do if the phone is lost. */
export const LostPhoneHelp = () => (
  <p className={card.note}>
    <RichText
      text="There are no recovery codes. Keep the key somewhere safe: with it you can set up another phone. If phone and key are lost, <contact>write to us</contact> and name your account’s e-mail. We answer to that address alone, ask what only you can know, and turn the app off."
      parts={parts}
    />
  </p>
);
