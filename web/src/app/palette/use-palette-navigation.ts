import { useLocation, useNavigate } from 'react-router-dom';
import { type TabId, tabOf } from '#web/features/shell/tabs.ts';
import { publicAddress } from '#web/lib/navigation/public-address.ts';
import { paths } from '#web/lib/navigation/paths.ts';

/** Paths that show the dashboard: there, switching tabs keeps the page and unsaved input. */
const homes: ReadonlySet<string> = new Set([paths.home, paths.auth, paths.dashboard]);

/** Returns functions that navigate to the chosen item. */
export const usePaletteNavigation = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toPath = (path: string, state?: object): void => void navigate(path, { state });
  const toTab = (tab: TabId): void => {
    const { path } = tabOf(tab);
    if (path !== undefined) return toPath(path);
    const home = homes.has(pathname) ? pathname : paths.dashboard;
    void navigate(home, { state: { tab, log_day: null, log_meal: null } });
  };
  /** Opens a page of the public site, which is not part of the app. */
  const toSite = (path: string): void => window.location.assign(publicAddress(path));
  return { toPath, toTab, toSite };
};
export type Way = ReturnType<typeof usePaletteNavigation>;
