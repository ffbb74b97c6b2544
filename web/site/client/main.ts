import { countUp } from './count-up.ts';
import { loadLivePlate } from './load-live-plate.ts';
import { openDeclarations } from './declarations.ts';
import { openDemo } from './demo.ts';
import { followCurrency } from './currency.ts';
import { filterPosts } from './filter-posts.ts';
import { sendForms } from './forms.ts';
import { keepCode } from './store-referral-code.ts';
import { storeLanguage } from './store-language.ts';
import { closeMenus } from './menus.ts';
import { followHistory } from './follow-history.ts';
import { fetchPictures } from './pictures.ts';
import { openNewsletter } from './newsletter.ts';
import { markChoice } from './prices.ts';
import { revealCards } from './reveal.ts';
import { searchHelp } from './search-help.ts';
import { reportUnknown } from './report-unknown.ts';
import { switchTheme } from './theme.ts';
import { showToastOfApp } from './toast.ts';

/** Read by web/src/lib/navigation/open-site-page.ts: a public page has opened, so the app may redirect here again. */
const LEFT_FOR = 'platewise-left-for';

try {
  sessionStorage.removeItem(LEFT_FOR);
} catch {
  // Storage may be blocked.
}

// Every page works without these enhancements. Each looks for its own elements and does nothing if there are none.
for (const enhance of [
  keepCode,
  storeLanguage,
  switchTheme,
  closeMenus,
  countUp,
  revealCards,
  fetchPictures,
  () => followHistory(),
  markChoice,
  followCurrency,
  () => loadLivePlate(),
  openDemo,
  searchHelp,
  filterPosts,
  openNewsletter,
  () => openDeclarations(),
  sendForms,
  reportUnknown,
  showToastOfApp,
]) {
  try {
    enhance();
  } catch (error) {
    reportError(error);
  }
}
