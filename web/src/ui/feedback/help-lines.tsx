import type { HelpLine } from '#shared/safety/refer.ts';
import { t } from '#web/lib/language/translate.ts';
import classes from './help-lines.module.css';

/** Phone numbers for the user's country, to call in one tap. */
export const HelpLines = ({ lines }: { lines: readonly HelpLine[] }) => (
  <ul className={classes.lines} aria-label={t('Call for help')}>
    {lines.map(({ name, number, href }) => (
      <li key={href}>
        <a className={classes.line} href={href}>
          <span>{name}</span>
          <strong>{number}</strong>
        </a>
      </li>
    ))}
  </ul>
);
