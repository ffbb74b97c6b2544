import { t } from '#web/lib/language/translate.ts';
import { BRAND } from '#shared/brand.ts';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/navigation/paths.ts';
import { publicAddress } from '#web/lib/navigation/public-address.ts';
import { Logo } from '#web/ui/layout/logo.tsx';
import classes from './site-footer.module.css';

/** Footer of public pages. */
export const SiteFooter = () => (
  <footer className={classes.footer}>
    <div>
      <Logo />
      <p className={classes.say}>{t('Know what’s on your plate.')}</p>
    </div>
    <nav className={classes.places} aria-label={t('Footer')}>
      <a href={publicAddress('/#features')}>{t('Features')}</a>
      <a href="#pricing">{t('Pricing')}</a>
      <a href={publicAddress('/help')}>{t('Help')}</a>
      <Link to={paths.auth}>{t('Your account')}</Link>
      <a href={publicAddress('/terms')}>{t('Terms')}</a>
      <a href={publicAddress('/privacy')}>{t('Privacy')}</a>
      <a href={publicAddress('/cancel')}>{t('Cancel contracts here')}</a>
      <a href={publicAddress('/withdraw')}>{t('Withdraw from a contract here')}</a>
    </nav>
    <p className={classes.note}>
      <span>{t('{product} provides estimates, not medical advice.', { product: BRAND })}</span>
      <span>
        {t(
          'Prices in euros and pounds include any VAT. For US dollars, the payment page shows any tax before you pay.',
        )}
      </span>
    </p>
  </footer>
);
