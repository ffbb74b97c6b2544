import { Activity, lazy, Suspense, useEffect, useState } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { DashboardView } from '../../features/dashboard/dashboard-view.tsx';
import { EditSlot } from '../../features/food-entries/edit-slot.tsx';
import { RecentEntries } from '../../features/food-entries/recent-entries.tsx';
import { Shell } from '../../features/shell/shell.tsx';
import { type TabId, tabOf } from '../../features/shell/tabs.ts';
import { signOut } from '../../lib/session/session-store.ts';
import { whenSomebodyActs } from '../../lib/when-somebody-acts.ts';
import { PageSpinner } from '../../ui/page-spinner.tsx';
import { DocumentTitle } from '../document-title.tsx';
import { FirstRunSlot } from '../first-run-slot.tsx';
import { useOpened } from '../use-opened.ts';
import { useDiaryDay } from '../use-diary-day.ts';
import { useWelcome } from '../use-welcome.ts';

const DiaryTab = lazy(async () => ({ default: (await import('./diary-tab.tsx')).DiaryTab }));

const ScanTab = lazy(async () => ({ default: (await import('./scan-tab.tsx')).ScanTab }));

const ProfileTab = lazy(async () => ({ default: (await import('./profile-tab.tsx')).ProfileTab }));

const loadLogFoodForm = () => import('../../features/food-entries/log-food-form.tsx');
const LogFoodForm = lazy(async () => ({ default: (await loadLogFoodForm()).LogFoodForm }));

/** The app of a person who is signed in. Tabs are state: the address stays. */
export const DashboardPage = () => {
  const welcome = useWelcome();
  const [tab, setTab] = useState<TabId>('stats');
  const { diaryDay, setDiaryDay, loggingFor, addFood, afterLogging } = useDiaryDay(tab, setTab);
  const [edited, setEdited] = useState<FoodEntry | null>(null);
  const isScanning = tab === 'camera';
  const isScannerOpened = useOpened(isScanning);
  const isInProfile = tab === 'profile';
  const isProfileOpened = useOpened(isInProfile);
  const isLogging = tab === 'log';
  const isLogOpened = useOpened(isLogging);
  useEffect(() => whenSomebodyActs(() => void loadLogFoodForm().catch(() => undefined)), []);
  return (
    <Shell active={tab} onTab={setTab} onSignOut={() => void signOut()} welcome={welcome}>
      <DocumentTitle page={tabOf(tab).label} />
      {tab === 'stats' && (
        <DashboardView
          onTab={setTab}
          renderEntries={({ recent_entries, date }) => (
            <RecentEntries
              entries={recent_entries}
              today={date}
              onEdit={setEdited}
              onAll={() => setTab('diary')}
            />
          )}
        />
      )}
      {/* Kept while another tab shows, as the scanner is: nothing must be lost by a look at the day. */}
      {isLogOpened && (
        <Activity mode={isLogging ? 'visible' : 'hidden'}>
          <Suspense fallback={<PageSpinner />}>
            <LogFoodForm onLogged={afterLogging} openedFor={loggingFor} />
          </Suspense>
        </Activity>
      )}
      {tab === 'diary' && (
        <Suspense fallback={<PageSpinner />}>
          <DiaryTab day={diaryDay} onDay={setDiaryDay} onAddFood={addFood} onEdit={setEdited} />
        </Suspense>
      )}
      {isScannerOpened && (
        <Suspense fallback={isScanning && <PageSpinner />}>
          <ScanTab
            isShown={isScanning}
            onLogged={() => setTab((now) => (now === 'camera' ? 'stats' : now))}
          />
        </Suspense>
      )}
      {isProfileOpened && (
        <Activity mode={isInProfile ? 'visible' : 'hidden'}>
          <Suspense fallback={<PageSpinner />}>
            <ProfileTab />
          </Suspense>
        </Activity>
      )}
      <EditSlot entry={edited} onClose={() => setEdited(null)} />
      <FirstRunSlot isShown={tab === 'stats'} />
    </Shell>
  );
};
