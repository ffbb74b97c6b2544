import { RichText } from '#web/lib/language/rich-text.tsx';
import card from '../../ui/card.module.css';

const parts = { contact: (inner: string) => <a href="/contact">{inner}</a> };

/** What to do when the phone is gone, said before it is. */
export const LostPhone = () => (
  <p className={card.note}>
    <RichText
      text="Keep the key somewhere safe: with it you can set up another phone. If phone and key are lost, <contact>write to us</contact> from your account’s e-mail. We make sure that it is you, and turn the app off."
      parts={parts}
    />
  </p>
);
