import { t } from '#web/lib/language/translate.ts';
import { Link } from 'react-router-dom';
import { type ProfilePart, profileParts } from './profile-parts.ts';
import classes from './profile-content.module.css';

/** Links to the pages of the profile. */
export const ProfileNav = ({ current }: { current: ProfilePart }) => (
  <nav className={classes.nav} aria-label={t('Profile pages')}>
    <ul className={classes.list}>
      {profileParts.map(({ id, path, label }) => (
        <li key={id}>
          {id === current.id ? (
            <span className={classes.link} aria-current="page">
              {label}
            </span>
          ) : (
            <Link className={classes.link} to={path}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </nav>
);
