import { t } from '#web/lib/language/translate.ts';
import Search from 'lucide-react/icons/search';
import { openPalette } from '#web/features/palette/public.ts';
import classes from './palette-button.module.css';

/** Button that opens the command palette, styled as a search field. */
export const PaletteButton = ({ isIconOnly }: { isIconOnly: boolean }) => (
  <button
    type="button"
    className={classes.button}
    data-icon={isIconOnly || undefined}
    title={t('Search (Ctrl+K)')}
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={openPalette}
  >
    <Search aria-hidden />
    <span className={classes.word}>{t('Search')}</span>
    <kbd className={classes.keys} aria-hidden>
      {t('Ctrl+K')}
    </kbd>
  </button>
);
