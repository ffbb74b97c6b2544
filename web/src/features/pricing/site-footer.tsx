import { BRAND } from '#shared/brand.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Logo } from '../../ui/logo.tsx';
import classes from './site-footer.module.css';

/** The foot of public pages. */
export const SiteFooter = () => (
  <footer className={classes.footer}>
    <div>
      <Logo />
      <p className={classes.say}>The plate as an instrument: warm to look at, exact to read.</p>
    </div>
    <nav className={classes.places} aria-label="Footer">
      <a href={`${paths.home}#features`}>Features</a>
      <a href="#pricing">Pricing</a>
      <a href="/help">Help</a>
      <Link to={paths.auth}>Your account</Link>
    </nav>
    <p className={classes.note}>
      <span>{BRAND} gives estimates, not medical advice.</span>
      <span>Prices in US dollars; taxes, where they apply, are shown before you pay.</span>
    </p>
  </footer>
);
