import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Timer from 'lucide-react/icons/timer';
import { claims, TARGETS_NOTE } from '#shared/site/claims.ts';
import { SUPPORT_EMAIL, SUPPORT_HOURS } from '../content/contact.ts';
import { LOCATION } from '../content/founder.ts';
import { Field, Trap } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Page, PageHead } from '../parts/prose.tsx';
import { Submit } from '../parts/submit.tsx';
import classes from './contact-page.module.css';

/** What the form says when it is sent (PAGES-11). */
export const SENT = { title: 'Message sent!', text: 'We have it, and answer by e-mail.' };

interface Props {
  /** What became of a form that was posted without a script. */
  outcome?: 'sent' | 'refused';
}

const details = [
  {
    Icon: Mail,
    name: 'E-mail',
    value: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>,
  },
  { Icon: Clock, name: 'Hours', value: SUPPORT_HOURS },
  {
    Icon: Timer,
    name: 'Average response',
    value: `${claims.supportResponse.value}* within our hours`,
  },
  { Icon: MapPin, name: 'Where we are', value: LOCATION },
];

/** /contact (PAGES-08, -09). */
export const ContactPage = ({ outcome }: Props) => (
  <Page>
    {outcome === 'sent' && <Notice tone="success" title={SENT.title} text={SENT.text} />}
    {outcome === 'refused' && (
      <Notice
        tone="error"
        title="We could not send it"
        text={`Please check every field and try again, or write to ${SUPPORT_EMAIL}. After several messages the form rests for a while.`}
      />
    )}
    <PageHead
      title="Talk to us"
      lead="A question, a wrong number, an idea: every message is read by a person."
    />
    <div className={classes.contact}>
      <form
        className={classes.form}
        method="post"
        action="/api/contact"
        aria-label="Contact"
        data-sent-in-place
        data-thanks={SENT.title}
        data-next={SENT.text}
      >
        <div className={classes.pair}>
          <Field name="name" label="Name" autoComplete="name" maxLength={120} />
          <Field name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
        </div>
        <Field name="subject" label="Subject" maxLength={200} />
        <Field name="message" label="Message" maxLength={5_000} rows={8} />
        <Trap />
        <input type="hidden" name="started_at" />
        <div className={classes.send}>
          <Submit>Send Message</Submit>
          <p className={classes.note}>
            We keep messages for 3 years, to answer and to learn from them. <a href="/privacy">Privacy</a>
          </p>
        </div>
      </form>
      <aside aria-label="Contact details">
        <dl className={classes.details}>
          {details.map(({ Icon, name, value }) => (
            <div key={name}>
              <dt>
                <Icon aria-hidden />
                {name}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.note}>* {TARGETS_NOTE}.</p>
      </aside>
    </div>
  </Page>
);
