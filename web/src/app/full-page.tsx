import { type ReactNode, useLayoutEffect } from 'react';
import { dismissLightPage } from '#web/features/auth/light/handover.ts';
import { Logo } from '#web/ui/layout/logo.tsx';
import { DocumentTitle } from './document-title.tsx';
import classes from './full-page.module.css';
import { paths } from '#web/lib/navigation/paths.ts';

/** Page with one centered message. The logo is a plain link, so that it works even when the app has crashed. */
export const FullPage = ({ title, children }: { title: string; children: ReactNode }) => {
  useLayoutEffect(() => dismissLightPage(), []);
  return (
    <main className={classes.page}>
      <DocumentTitle page={title} />
      <h1 className={classes.head}>
        <a className={classes.home} href={paths.home}>
          <Logo />
        </a>
      </h1>
      <div className={classes.message}>{children}</div>
    </main>
  );
};
