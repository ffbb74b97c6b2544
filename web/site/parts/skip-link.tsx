import { useWords } from '../language/page-language.ts';
import classes from './skip-link.module.css';

/** The first thing that the keyboard reaches. */
export const SkipLink = () => (
  <a className={classes.skip} href="#main">
    {useWords().t('Skip to content')}
  </a>
);
