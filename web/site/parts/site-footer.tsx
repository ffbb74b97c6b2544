import { BRAND } from '#shared/brand.ts';
import { Logo } from '#web/ui/layout/logo.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import type { PublicPath } from '#shared/site/public-paths.ts';
import { useWords } from '../language/page-language.ts';
import { LanguageLink } from './language-link.tsx';
import classes from './site-footer.module.css';

/** Pages of the app, which have one address in every language. */
const ofTheApp = new Set<string>(['/agents', paths.auth]);

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
      { name: 'Cancel contracts here', href: '/cancel' },
      { name: 'Withdraw from a contract here', href: '/withdraw' },
    ],
  },
];

/** Footer of every public page. */
export const SiteFooter = ({ path }: { path: PublicPath | null }) => {
  const { t, to } = useWords();
  return (
    <footer className={classes.footer}>
      <div className="pageWidth">
        <div className={classes.columns}>
          <div>
            <Logo />
            <p className={classes.say}>{t('Know what’s on your plate.')}</p>
          </div>
          {groups.map(({ name, places }) => (
            <nav key={name} aria-label={t(name)}>
              <p className="label">{t(name)}</p>
              <ul>
                {places.map((place) => (
                  <li key={place.name}>
                    <a href={ofTheApp.has(place.href) ? place.href : to(place.href)}>{t(place.name)}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className={classes.note}>
          <span>{t('{product} provides estimates, not medical advice.', { product: BRAND })}</span>
          <span>
            {t(
              'Prices in euros and pounds include any VAT. For US dollars, the payment page shows any tax before you pay.',
            )}
          </span>
          <LanguageLink path={path} />
        </p>
      </div>
    </footer>
  );
};
