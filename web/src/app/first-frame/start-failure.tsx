import { t } from '#web/lib/language/translate.ts';
import page from '../full-page.module.css';
import { paths } from '#web/lib/navigation/paths.ts';
import { Logo } from '#web/ui/layout/logo.tsx';

/** Message that the app's scripts could not be loaded, so that none of its code can run. Prerendered. */
export const StartFailure = () => (
  <main className={page.page}>
    <p className={page.head}>
      <a className={page.home} href={paths.home}>
        <Logo />
      </a>
    </p>
    <div className={page.message}>
      <h1>{t('We couldn’t start the app')}</h1>
      <p>{t('Check your connection, then reload the page.')}</p>
      {/* A form without an address loads the same page again, without any script. */}
      <form>
        <button type="submit">{t('Reload the page')}</button>
      </form>
    </div>
  </main>
);
