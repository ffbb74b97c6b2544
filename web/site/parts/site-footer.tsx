import { BRAND } from '#shared/brand.ts';
import { Logo } from '../../src/ui/logo.tsx';
import { paths } from '../../src/lib/paths.ts';
import classes from './site-footer.module.css';

const groups = [
  {
    name: 'Product',
    places: [
      { name: 'Features', href: '/#features' },
      { name: 'Pricing', href: '/pricing' },
      { name: 'AI Agents', href: '/agents' },
      { name: 'Your account', href: paths.auth },
    ],
  },
  {
    name: 'Company',
    places: [
      { name: 'About', href: '/about' },
      { name: 'Blog', href: '/blog' },
      { name: 'Help', href: '/help' },
      { name: 'Contact', href: '/contact' },
    ],
  },
  {
    name: 'Legal',
    places: [
      { name: 'Privacy', href: '/privacy' },
      { name: 'Terms', href: '/terms' },
    ],
  },
];

/** The foot of every public page. */
export const SiteFooter = () => (
  <footer className={classes.footer}>
    <div className={classes.wrap}>
      <div className={classes.columns}>
        <div>
          <Logo />
          <p className={classes.say}>The plate as an instrument: warm to look at, exact to read.</p>
        </div>
        {groups.map(({ name, places }) => (
          <nav key={name} aria-label={name}>
            <p className={classes.name}>{name}</p>
            <ul>
              {places.map((place) => (
                <li key={place.name}>
                  <a href={place.href}>{place.name}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={classes.note}>
        <span>{BRAND} gives estimates, not medical advice.</span>
        <span>Prices in US dollars; taxes, where they apply, are shown before you pay.</span>
      </p>
    </div>
  </footer>
);
