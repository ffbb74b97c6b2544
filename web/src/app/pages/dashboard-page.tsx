import { Activity, lazy, Suspense, useState } from 'react';
import { DashboardView } from '../../features/dashboard/dashboard-view.tsx';
import { LogFoodForm } from '../../features/food-entries/log-food-form.tsx';
import { RecentEntries } from '../../features/food-entries/recent-entries.tsx';
import { Shell } from '../../features/shell/shell.tsx';
import { type TabId, tabOf } from '../../features/shell/tabs.ts';
import { welcomeLine } from '../../features/shell/welcome-line.ts';
import { signOut, useSession } from '../../lib/session/session-store.ts';
import { PageSpinner } from '../../ui/page-spinner.tsx';
import { DocumentTitle } from '../document-title.tsx';

const ScanFood = lazy(async () => ({
  default: (await import('../../features/scan/scan-food.tsx')).ScanFood,
}));

const stay = () => undefined;

/** The app of a person who is signed in. Tabs are state: the address stays. */
export const DashboardPage = () => {
  const user = useSession((session) => session.user);
  const [tab, setTab] = useState<TabId>('stats');
  const isScanning = tab === 'camera';
  const [isScannerOpened, setScannerOpened] = useState(false);
  if (isScanning && !isScannerOpened) setScannerOpened(true);
  return (
    <Shell
      active={tab}
      onTab={setTab}
      onSignOut={() => void signOut()}
      welcome={welcomeLine(user ?? { full_name: null, email: null })}
    >
      <DocumentTitle page={tabOf(tab).label} />
      {tab === 'stats' && (
        <DashboardView
          onTab={setTab}
          renderEntries={({ recent_entries, date }) => (
            <RecentEntries entries={recent_entries} today={date} />
          )}
        />
      )}
      {/* Kept while another tab shows, as the scanner is: nothing must be lost by a look at the day. */}
      <Activity mode={tab === 'log' ? 'visible' : 'hidden'}>
        <LogFoodForm onLogged={stay} />
      </Activity>
      {isScannerOpened && (
        <Suspense fallback={isScanning && <PageSpinner />}>
          <ScanFood
            isShown={isScanning}
            onLogged={() => setTab((now) => (now === 'camera' ? 'stats' : now))}
          />
        </Suspense>
      )}
    </Shell>
  );
};
