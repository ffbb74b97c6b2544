import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { claims } from '#shared/site/claims.ts';
import { SUPPORT_HOURS } from '#shared/site/company.ts';
import { useWords } from '../language/page-language.ts';
import { Button } from '../parts/button.tsx';
import { Page, PageHeader } from '../parts/prose.tsx';
import type { HelpTexts } from './faq-in.ts';
import classes from './help-page.module.css';

/** /help (PAGES-13 to -16). */
export const HelpPage = ({ faq, popular }: HelpTexts) => {
  const { t, to } = useWords();
  return (
    <Page>
      <PageHeader title={t('How can we help?')} />
      <search className={classes.search}>
        <label htmlFor="help-search">{t('Search the questions')}</label>
        <input id="help-search" type="search" placeholder={t('photo, cancel, export')} data-help-search />
        <p className={classes.count} role="status" data-help-count />
      </search>
      <div className={classes.help}>
        <div>
          {faq.map(({ name, questions }) => (
            <section key={name} className={classes.group} aria-label={name} data-help-group>
              <h2>{name}</h2>
              {questions.map(({ id, question, answer }) => (
                <details key={id} id={id} className={classes.question} data-question>
                  <summary>
                    <h3>{question}</h3>
                    <ChevronDown aria-hidden />
                  </summary>
                  <p>{answer}</p>
                </details>
              ))}
            </section>
          ))}
        </div>
        <aside className={classes.aside} aria-label={t('More help')}>
          <h2>{t('Popular articles')}</h2>
          <ul>
            {popular.map(({ name, href }) => (
              <li key={href}>
                <a href={to(href)}>
                  {name}
                  <ArrowRight aria-hidden />
                </a>
              </li>
            ))}
          </ul>
          <div className={classes.ask}>
            <h2>{t('Still stuck?')}</h2>
            <p>
              {t('A person replies, {hours}. We aim for {time} on average during these hours.', {
                hours: t(SUPPORT_HOURS),
                time: t(claims.supportResponse.value),
              })}
            </p>
            <Button href={to('/contact')} tone="main">
              {t('Contact Support')}
            </Button>
          </div>
          <div className={classes.lost} id="lost-phone">
            <h2>{t('Lost the phone with your authenticator app?')}</h2>
            <p>
              {t(
                'Sign in with your password, then select “Use a recovery code” and enter one of the codes you saved. If you have none left, write to us with your account’s email address. We reply only to that address, verify it’s you, and turn off two-step sign-in.',
              )}
            </p>
          </div>
        </aside>
      </div>
    </Page>
  );
};
