import MenuIcon from 'lucide-react/icons/menu';
import MoonStar from 'lucide-react/icons/moon-star';
import Sun from 'lucide-react/icons/sun';
import type { PublicPath } from '#shared/site/public-paths.ts';
import { Logo } from '../../src/ui/logo.tsx';
import { paths } from '../../src/lib/paths.ts';
import classes from './top-bar.module.css';

interface Place {
  name: string;
  href: string;
}

/** Features and About are sections of the front page; /pricing has its own prices (decision D22). */
export const placesOf = (path: PublicPath | null): Place[] => {
  const front = path === '/' ? '' : '/';
  return [
    { name: 'Features', href: `${front}#features` },
    { name: 'Pricing', href: path === '/' || path === '/pricing' ? '#pricing' : '/pricing' },
    { name: 'About', href: `${front}#about` },
    { name: 'Help', href: '/help' },
  ];
};

const ThemeSwitch = () => (
  <button type="button" className={classes.theme} data-theme-switch aria-label="Switch to dark theme">
    <Sun className={classes.sun} aria-hidden />
    <MoonStar className={classes.moon} aria-hidden />
  </button>
);

/** What the visitor, or who is signed in, may do here. The page's first script says which of both stands (D39). */
const AccountLinks = ({ quiet }: { quiet?: boolean }) => (
  <>
    <span className={classes.forVisitors}>
      <a className={classes.link} href={paths.auth}>
        Sign In
      </a>
      <a className={quiet ? classes.link : classes.start} href={paths.auth}>
        Start Free
      </a>
    </span>
    <span className={classes.forSignedIn}>
      <a className={quiet ? classes.link : classes.start} href={paths.dashboard}>
        Dashboard
      </a>
      <a className={classes.link} href={paths.signOut}>
        Sign Out
      </a>
    </span>
  </>
);

/** The bar of every public page. */
export const TopBar = ({ path }: { path: PublicPath | null }) => {
  const links = placesOf(path).map(({ name, href }) => (
    <a key={name} className={classes.link} href={href} aria-current={href === path ? 'page' : undefined}>
      {name}
    </a>
  ));
  return (
    <header className={classes.top}>
      <div className={classes.bar}>
        <a className={classes.home} href="/">
          <Logo />
        </a>
        <nav className={classes.places} aria-label="Site">
          {links}
        </nav>
        <div className={classes.tools}>
          <ThemeSwitch />
          <div className={classes.account}>
            <AccountLinks />
          </div>
          <details className={classes.more} data-menu>
            <summary className={classes.menu} aria-label="Menu">
              <MenuIcon aria-hidden />
            </summary>
            <nav className={classes.sheet} aria-label="Menu">
              {links}
              <AccountLinks quiet />
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
};
