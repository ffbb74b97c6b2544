import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/navigation/paths.ts';
import { signUpPath } from '#web/lib/navigation/sign-up-path.ts';
import { publicAddress } from '#web/lib/navigation/public-address.ts';
import { Logo } from '#web/ui/layout/logo.tsx';
import { ThemeToggle } from '#web/ui/theme/theme-toggle.tsx';
import classes from './public-nav.module.css';

interface Props {
  isSignedIn: boolean;
  onSignOut: () => void;
}

/** Features and About are sections of the front page, Pricing is one of this page (decision D22). */
const places = [
  { name: t('Features'), href: publicAddress('/#features') },
  { name: t('Pricing'), href: '#pricing' },
  { name: t('About'), href: publicAddress('/#about') },
  { name: t('Help'), href: publicAddress('/help') },
];

/** Top bar of public pages. */
export const PublicNav = ({ isSignedIn, onSignOut }: Props) => (
  <header className={classes.bar}>
    <Link className={classes.home} to={paths.home}>
      <Logo />
    </Link>
    <nav className={classes.places} aria-label={t('Site')}>
      {places.map(({ name, href }) => (
        <a key={name} href={href}>
          {name}
        </a>
      ))}
    </nav>
    <div className={classes.tools}>
      <ThemeToggle />
      {isSignedIn ? (
        <>
          <Button variant="default" component={Link} to={paths.dashboard}>
            {t('Dashboard')}
          </Button>
          <Button variant="subtle" onClick={onSignOut}>
            {t('Sign Out')}
          </Button>
        </>
      ) : (
        <>
          <Button variant="subtle" component={Link} to={paths.auth}>
            {t('Sign In')}
          </Button>
          <Button variant="default" component={Link} to={signUpPath}>
            {t('Start Free')}
          </Button>
        </>
      )}
    </div>
  </header>
);
