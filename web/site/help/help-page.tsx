import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { claims } from '#shared/site/claims.ts';
import { SUPPORT_HOURS } from '../content/contact.ts';
import { Button } from '../parts/button.tsx';
import { Page, PageHead } from '../parts/prose.tsx';
import { faq, popular } from './faq.ts';
import classes from './help-page.module.css';

/** /help (PAGES-13 to -16). */
export const HelpPage = () => (
  <Page>
    <PageHead title="How can we help?" />
    <search className={classes.search}>
      <label htmlFor="help-search">Search the questions</label>
      <input id="help-search" type="search" placeholder="photo, cancel, export" data-help-search />
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
      <aside className={classes.aside} aria-label="More help">
        <h2>Popular articles</h2>
        <ul>
          {popular.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>
                {name}
                <ArrowRight aria-hidden />
              </a>
            </li>
          ))}
        </ul>
        <div className={classes.ask}>
          <h2>Still stuck?</h2>
          <p>
            A person answers, {SUPPORT_HOURS}. We aim for {claims.supportResponse.value} on average within
            these hours.
          </p>
          <Button href="/contact" tone="main">
            Contact Support
          </Button>
        </div>
      </aside>
    </div>
  </Page>
);
