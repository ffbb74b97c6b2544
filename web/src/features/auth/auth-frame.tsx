import { t } from '#web/lib/language/translate.ts';
import type { ReactNode } from 'react';
import { Logo } from '#web/ui/layout/logo.tsx';
import classes from './auth-frame.module.css';
import { SamplePlate } from './sample-plate.tsx';

interface Props {
  title: string;
  lead: string;
  /** Button for the theme. */
  theme: ReactNode;
  children: ReactNode;
}

/** Layout of the auth pages: a form beside a sample plate. */
export const AuthFrame = ({ title, lead, theme, children }: Props) => (
  <div className={classes.screen}>
    <div className={classes.page}>
      <header className="spread">
        <a href="/" className={classes.home}>
          <Logo />
        </a>
        {theme}
      </header>
      <main className={classes.sheet}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes.lead}>{lead}</p>
        {children}
      </main>
    </div>
    <aside className={classes.board} aria-hidden>
      <SamplePlate />
      <p className={classes.saying}>{t('Snap it or type it. We’ll do the counting.')}</p>
    </aside>
  </div>
);
