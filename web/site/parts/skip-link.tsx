import { useWords } from '../language/page-language.ts';
import classes from './skip-link.module.css';

/** Skip link: the first element in the tab order. */
export const SkipLink = () => (
  <a className={classes.skip} href="#main">
    {useWords().t('Skip to content')}
  </a>
);
