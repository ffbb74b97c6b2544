import { useWords } from '../language/page-language.ts';
import { Field, FormLanguage, SiteForm, Trap } from '../parts/field.tsx';
import { Submit } from '../parts/submit.tsx';
import classes from './newsletter-box.module.css';

/** Confirmation shown after the form is sent. */
export const ASKED = {
  title: 'Almost there!',
  text: 'Click the link in the email we sent you to confirm.',
};

/**
 * Form that subscribes to emails about new posts (D30). Subscriptions use double opt-in: an address is added only after
 * the link in the email is clicked.
 */
export const NewsletterBox = () => {
  const { t } = useWords();
  return (
    <section className={classes.box} aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title">{t('New posts by email')}</h2>
        <p>{t('About once a month. Unsubscribe with one click. We use your address for nothing else.')}</p>
      </div>
      <SiteForm className={classes.form} action="/api/newsletter" label={t('Newsletter')} thanks={ASKED}>
        <Field name="email" label={t('Email')} type="email" autoComplete="email" maxLength={254} />
        <Trap />
        <FormLanguage />
        <Submit tone="ink">{t('Subscribe')}</Submit>
      </SiteForm>
    </section>
  );
};
