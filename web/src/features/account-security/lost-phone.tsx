import card from '../../ui/card.module.css';

/** What to do when the phone is gone, said before it is. */
export const LostPhone = () => (
  <p className={card.note}>
    Keep the key somewhere safe: with it you can set up another phone. If phone and key are lost,{' '}
    <a href="/contact">write to us</a> from your account’s e-mail. We make sure that it is you, and turn the
    app off.
  </p>
);
