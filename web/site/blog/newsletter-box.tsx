import { Field, Trap } from '../parts/field.tsx';
import { Submit } from '../parts/submit.tsx';
import classes from './newsletter-box.module.css';

/** What the form says when it is sent. */
export const ASKED = {
  title: 'Almost there!',
  text: 'Please confirm by the link that we have mailed you.',
};

/** The letter about new posts (D30). Nobody is on the list before the link in the mail was pressed. */
export const NewsletterBox = () => (
  <section className={classes.box} aria-labelledby="newsletter-title">
    <div>
      <h2 id="newsletter-title">New posts by mail</h2>
      <p>About once a month. One press ends it, and the address is used for nothing else.</p>
    </div>
    <form
      className={classes.form}
      method="post"
      action="/api/newsletter"
      aria-label="Newsletter"
      data-sent-in-place
      data-thanks={ASKED.title}
      data-next={ASKED.text}
    >
      <Field name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
      <Trap />
      <Submit tone="ink">Subscribe</Submit>
    </form>
  </section>
);
