import MenuIcon from 'lucide-react/icons/menu';
import MoonStar from 'lucide-react/icons/moon-star';
import Sun from 'lucide-react/icons/sun';
import type { PublicPath } from '#shared/site/public-paths.ts';
import { Logo } from '#web/ui/layout/logo.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { signUpPath } from '#web/lib/navigation/sign-up-path.ts';
import { useWords, type Words } from '../language/page-language.ts';
import { LanguageLink } from './language-link.tsx';
import classes from './top-bar.module.css';

interface Place {
  name: string;
  href: string;
}

/**
 * Returns the links of the bar. Features and About are sections of the front page; /pricing has its own prices
 * (decision D22).
 */
const placesOf = (path: PublicPath | null, { t, to }: Words): Place[] => {
  const front = path === '/' ? '' : to('/');
  return [
    { name: t('Features'), href: `${front}#features` },
    { name: t('Pricing'), href: path === '/' || path === '/pricing' ? '#pricing' : to('/pricing') },
    { name: t('About'), href: `${front}#about` },
    { name: t('Help'), href: to('/help') },
  ];
};

const ThemeSwitch = () => (
  <button
    type="button"
    className={classes.theme}
    data-theme-switch
    aria-label={useWords().t('Switch to dark theme')}
  >
    <Sun className={classes.sun} aria-hidden />
    <MoonStar className={classes.moon} aria-hidden />
  </button>
);

/** Links for visitors and for signed-in users. The page's first script decides which are visible (D39). */
const AccountLinks = ({ quiet }: { quiet?: boolean }) => {
  const { t } = useWords();
  return (
    <>
      <span className={classes.forVisitors}>
        <a className={classes.link} href={paths.auth}>
          {t('Sign In')}
        </a>
        <a className={quiet ? classes.link : classes.start} href={signUpPath}>
          {t('Start Free')}
        </a>
      </span>
      <span className={classes.forSignedIn}>
        <a className={quiet ? classes.link : classes.start} href={paths.dashboard}>
          {t('Dashboard')}
        </a>
        <a className={classes.link} href={paths.signOut}>
          {t('Sign Out')}
        </a>
      </span>
    </>
  );
};

/** Top bar of every public page. */
export const TopBar = ({ path }: { path: PublicPath | null }) => {
  const words = useWords();
  const { t, to } = words;
  const here = path === null ? null : to(path);
  const links = placesOf(path, words).map(({ name, href }) => (
    <a key={name} className={classes.link} href={href} aria-current={href === here ? 'page' : undefined}>
      {name}
    </a>
  ));
  return (
    <header className={classes.top}>
      <div className={classes.bar}>
        <a className={classes.home} href={to('/')}>
          <Logo />
        </a>
        <nav className={classes.places} aria-label={t('Site')}>
          {links}
        </nav>
        <div className={classes.tools}>
          <ThemeSwitch />
          <div className={classes.account}>
            <AccountLinks />
          </div>
          <details className={classes.more} data-menu>
            <summary className={classes.menu} aria-label={t('Menu')}>
              <MenuIcon aria-hidden />
            </summary>
            <nav className={classes.sheet} aria-label={t('Menu')}>
              {links}
              <AccountLinks quiet />
              <LanguageLink path={path} className={classes.link} />
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
};
