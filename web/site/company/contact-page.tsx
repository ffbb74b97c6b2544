import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Timer from 'lucide-react/icons/timer';
import { claims, TARGETS_NOTE } from '#shared/site/claims.ts';
import { LOCATION, SUPPORT_EMAIL, SUPPORT_HOURS } from '#shared/site/company.ts';
import { useWords, type Words } from '../language/page-language.ts';
import { Field, FormLanguage, SiteForm, Trap } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Page, PageHeader } from '../parts/prose.tsx';
import { Submit } from '../parts/submit.tsx';
import classes from './contact-page.module.css';

/** Confirmation shown after the form is sent (PAGES-11). */
const SENT = { title: 'Message sent!', text: 'Thanks! We’ll reply by email.' };

interface Props {
  /** Result of a form that was posted without JavaScript. */
  outcome?: 'sent' | 'refused';
}

const detailsIn = ({ t }: Words) => [
  {
    Icon: Mail,
    name: t('Email'),
    value: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>,
  },
  { Icon: Clock, name: t('Hours'), value: t(SUPPORT_HOURS) },
  {
    Icon: Timer,
    name: t('Average response time'),
    value: t('{time}* during business hours', { time: t(claims.supportResponse.value) }),
  },
  { Icon: MapPin, name: t('Location'), value: LOCATION },
];

/** /contact (PAGES-08, -09). */
export const ContactPage = ({ outcome }: Props) => {
  const words = useWords();
  const { t, to } = words;
  return (
    <Page>
      {outcome === 'sent' && <Notice tone="success" title={t(SENT.title)} text={t(SENT.text)} />}
      {outcome === 'refused' && (
        <Notice
          tone="error"
          title={t('We couldn’t send your message')}
          text={t(
            'Check every field and try again, or write to {email}. After several messages, wait a while.',
            { email: SUPPORT_EMAIL },
          )}
        />
      )}
      <PageHeader
        title={t('Talk to us')}
        lead={t('Questions, wrong numbers, ideas: a person reads every message.')}
      />
      <div className={classes.contact}>
        <SiteForm className="stack5" action="/api/contact" label={t('Contact')} thanks={SENT}>
          <div className={classes.pair}>
            <Field name="name" label={t('Name')} autoComplete="name" maxLength={120} />
            <Field name="email" label={t('Email')} type="email" autoComplete="email" maxLength={254} />
          </div>
          <Field name="subject" label={t('Subject')} maxLength={200} />
          <Field name="message" label={t('Message')} maxLength={5_000} rows={8} />
          <Trap />
          <FormLanguage />
          <input type="hidden" name="started_at" />
          <div className={classes.send}>
            <Submit>{t('Send Message')}</Submit>
            <p className="note">
              {t('We keep messages for 3 years, to reply and to improve.')}{' '}
              <a href={to('/privacy')}>{t('Privacy')}</a>
            </p>
          </div>
        </SiteForm>
        <aside aria-label={t('Contact details')}>
          <dl className={classes.details}>
            {detailsIn(words).map(({ Icon, name, value }) => (
              <div key={name}>
                <dt>
                  <Icon aria-hidden />
                  {name}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="note">* {t(TARGETS_NOTE)}.</p>
        </aside>
      </div>
    </Page>
  );
};
