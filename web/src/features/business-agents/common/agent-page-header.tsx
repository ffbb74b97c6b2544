import { t } from '#web/lib/language/translate.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/navigation/paths.ts';
import classes from './work.module.css';

interface Props {
  title: string;
  note: string;
  /** The primary action of the page. */
  action: ReactNode;
}

/** Header of an agent's page, with a link back to the hub. */
export const AgentPageHeader = ({ title, note, action }: Props) => (
  <div className={classes.head}>
    <div>
      <Link className={classes.back} to={paths.agents}>
        <ArrowLeft aria-hidden /> {t('All agents')}
      </Link>
      <h2 className={classes.title}>{title}</h2>
      <p className="secondary">{note}</p>
    </div>
    {action}
  </div>
);
