import { Link } from 'react-router-dom';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { type AccountClient, amplifyAccountClient } from './account-client.ts';
import { AuthForms } from './auth-forms.tsx';
import classes from './auth-screen.module.css';
import { SamplePlate } from './sample-plate.tsx';

/** The auth page: the forms beside the plate that they lead to. */
export const AuthScreen = ({ account = amplifyAccountClient }: { account?: AccountClient }) => (
  <div className={classes.screen}>
    <div className={classes.page}>
      <header className={classes.head}>
        <Link to="/" className={classes.home}>
          <Logo />
        </Link>
        <ThemeToggle />
      </header>
      <main className={classes.sheet}>
        <h1 className={classes.title}>Know what is on your plate</h1>
        <p className={classes.lead}>Sign in, or make an account in a minute.</p>
        <AuthForms account={account} />
      </main>
    </div>
    <aside className={classes.board} aria-hidden>
      <SamplePlate />
      <p className={classes.saying}>Photograph it or type it. The plate keeps count.</p>
    </aside>
  </div>
);
