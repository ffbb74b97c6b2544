import { Security } from '#web/features/account-security/security.tsx';
import classes from '../profile-content.module.css';

/** Sign-in methods and sessions. */
export const SecurityPart = () => (
  <div className={classes.narrow}>
    <Security />
  </div>
);
