import { t } from '#web/lib/language/translate.ts';
import SunMoon from 'lucide-react/icons/sun-moon';
import classes from './light-theme-button.module.css';

/** Button of the light page that opens the theme menu of the app. */
export const LightThemeButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={classes.button} aria-label={t('Theme')} onClick={onClick}>
    <SunMoon aria-hidden />
  </button>
);
