import { t } from '#web/lib/language/translate.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import { agentCards } from './agent-cards.ts';
import classes from './agents-hub.module.css';

/** Hub with a card for each of the five agents. */
export const AgentsHub = () => (
  <section className="stack5" aria-labelledby="agents-hub">
    <h2 id="agents-hub" className="visually-hidden">
      {t('Agents')}
    </h2>
    <p className={classes.lead}>{t('Five assistants for running your business. Your data stays private.')}</p>
    <ul className={classes.cards}>
      {agentCards.map(({ path, name, about, icon: Icon }) => (
        <li key={path} className={classes.card}>
          <Icon className={classes.icon} aria-hidden />
          <h3 className={classes.name}>
            <Link className={classes.link} to={path}>
              {name}
            </Link>
          </h3>
          <p className={classes.about}>{about}</p>
          <ArrowRight className={classes.arrow} aria-hidden />
        </li>
      ))}
    </ul>
  </section>
);
