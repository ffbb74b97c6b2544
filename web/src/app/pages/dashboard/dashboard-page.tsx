import { Activity, lazy, Suspense, useEffect, useState } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { DashboardView } from '#web/features/dashboard/dashboard-view.tsx';
import { EditSlot } from '#web/features/food-entries/edit/edit-slot.tsx';
import { loadLogAgain } from '#web/features/food-entries/repeat/use-log-again.ts';
import { MealInput } from '#web/features/food-entries/meal-input/meal-input.tsx';
import { RecentEntries } from '#web/features/food-entries/list/recent-entries.tsx';
import { Shell } from '#web/features/shell/shell.tsx';
import { tabOf } from '#web/features/shell/tabs.ts';
import { signOut } from '#web/lib/session/session-store.ts';
import { afterFirstInteraction } from '#web/ui/interaction/after-first-interaction.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import { askConsent } from '../../ask-consent.tsx';
import { DocumentTitle } from '../../document-title.tsx';
import { FirstRunSlot } from '../../first-run-slot.tsx';
import { LanguageSlot } from '../../language/language-slot.tsx';
import { StreakSlot } from '../../streak-slot.tsx';
import { TriedMealSlot } from '../../tried-meal/tried-meal-slot.tsx';
import { UsualMealSlot } from '../../usual-meal-slot.tsx';
import { useWasShown } from '#web/ui/interaction/use-was-shown.ts';
import { useDiaryDay } from '../../use-diary-day.ts';
import { useHistoryState } from '../../use-history-state.ts';
import { useOfferedTabs } from '../../shell/use-offered-tabs.ts';
import { useWelcome } from '../../shell/use-welcome.ts';
import { QueueSlot } from '../../queue-slot.tsx';
import { openLogBy } from './log-way.ts';
import classes from './dashboard-page.module.css';
import { tabViews } from './tabs/tab-views.tsx';
import { renderTrend } from './trend-slot.tsx';

const loadDiaryTab = () => import('./diary-tab.tsx');
const DiaryTab = lazyComponent(async () => (await loadDiaryTab()).DiaryTab);

const loadLogTab = async () => (await import('./load-logging-tabs.ts')).loadLogTab();
const LogTab = lazyComponent(loadLogTab);

const ScanTab = lazyComponent(async () => (await import('./load-logging-tabs.ts')).loadScanTab());

const VoiceLoggerTab = lazyComponent(async () =>
  (await import('./load-logging-tabs.ts')).loadVoiceLoggerTab(),
);

const ProfileTab = lazyComponent(async () => (await import('./load-profile-tab.ts')).loadProfileTab());

const InsightsTab = lazyComponent(async () => (await import('./insights-tab.tsx')).InsightsTab);

const BalanceCard = lazy(async () => ({
  default: (await import('#web/features/credits/balance-card.tsx')).BalanceCard,
}));
const SubscriptionCard = lazy(async () => ({
  default: (await import('#web/features/billing/subscription/subscription-card.tsx')).SubscriptionCard,
}));

/** Returns whether the browser's built-in model can recognize a photo. */
const askDevice = async (): Promise<boolean> => {
  if (!('LanguageModel' in globalThis)) return false;
  const { deviceAvailability } = await import('#web/features/scan/on-device/device-availability.ts');
  return (await deviceAvailability()) === 'available';
};

/** Scrolls to the plate, which fills after a meal is logged. */
const showPlate = (): void => window.scrollTo({ top: 0 });

/** Preloads what most users need next. Errors surface when the tab is opened. */
const fetchAhead = () =>
  void Promise.all([loadLogTab(), loadDiaryTab(), loadLogAgain()]).catch(() => undefined);

/** Dashboard of a signed-in user. Tabs are state: the address does not change. */
export const DashboardPage = () => {
  const welcome = useWelcome();
  const place = useHistoryState();
  const { tab, setTab } = place;
  const { diaryDay, setDiaryDay, afterLogging } = useDiaryDay(place);
  const [edited, setEdited] = useState<FoodEntry | null>(null);
  // The browser's Back button changes the tab under an open dialog.
  const [editedOn, setEditedOn] = useState(tab);
  if (editedOn !== tab) {
    setEditedOn(tab);
    setEdited(null);
  }
  const isScanning = tab === 'camera';
  const isScannerOpened = useWasShown(isScanning);
  const isInProfile = tab === 'profile';
  const isProfileOpened = useWasShown(isInProfile);
  const isLogging = tab === 'log';
  const isLogOpened = useWasShown(isLogging);
  const isSpeaking = tab === 'voicetext';
  const isVoiceOpened = useWasShown(isSpeaking);
  useEffect(() => afterFirstInteraction(fetchAhead), []);
  return (
    <Shell
      tabs={useOfferedTabs()}
      active={tab}
      onTab={setTab}
      onSignOut={() => void signOut()}
      note={welcome}
    >
      <DocumentTitle page={tabOf(tab).label} />
      <div className={classes.question}>
        <LanguageSlot isShown={tab === 'stats'} />
      </div>
      {tab === 'stats' && <TriedMealSlot />}
      {tab === 'stats' && <QueueSlot onScan={() => setTab('camera')} />}
      {tab === 'diary' && <QueueSlot day={diaryDay} onScan={() => setTab('camera')} />}
      {tab === 'stats' && (
        <div className={classes.meal}>
          <MealInput
            onScan={(what) => {
              if (what === 'barcode') openLogBy('barcode');
              setTab(what === 'photo' ? 'camera' : 'log');
            }}
            onLogged={showPlate}
            renderConsent={askConsent}
          />
        </div>
      )}
      {tab === 'stats' && (
        <DashboardView
          askDevice={askDevice}
          onTab={setTab}
          renderTrend={renderTrend}
          setUp={<FirstRunSlot />}
          usual={<UsualMealSlot />}
          streak={<StreakSlot />}
          wallet={
            <Suspense fallback={<SkeletonBlock height="12rem" />}>
              <BalanceCard onMore={() => setTab('subscription')} />
              <SubscriptionCard onOpen={() => setTab('subscription')} />
            </Suspense>
          }
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
      {/* Stays mounted while another tab is shown, like the scanner, so that nothing typed is lost. */}
      {isLogOpened && (
        <Activity mode={isLogging ? 'visible' : 'hidden'}>
          <Suspense fallback={<PageSpinner />}>
            <LogTab onLogged={afterLogging} openedFor={place.logDay} openedForMeal={place.logMeal} />
          </Suspense>
        </Activity>
      )}
      {tab === 'diary' && (
        <Suspense fallback={<PageSpinner />}>
          <DiaryTab
            day={diaryDay}
            onDay={setDiaryDay}
            onAddFood={place.logFor}
            onEdit={setEdited}
            onScan={() => setTab('camera')}
          />
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
      {isVoiceOpened && (
        <Activity mode={isSpeaking ? 'visible' : 'hidden'}>
          <Suspense fallback={<PageSpinner />}>
            <VoiceLoggerTab isLeft={() => place.openTab() !== 'voicetext'} />
          </Suspense>
        </Activity>
      )}
      {tab === 'insights' && (
        <Suspense fallback={<PageSpinner />}>
          <InsightsTab onTab={setTab} />
        </Suspense>
      )}
      {tabViews.has(tab) && (
        <Suspense key={tab} fallback={<PageSpinner />}>
          {tabViews.get(tab)}
        </Suspense>
      )}
      {isProfileOpened && (
        <Activity mode={isInProfile ? 'visible' : 'hidden'}>
          <Suspense fallback={<PageSpinner />}>
            <ProfileTab />
          </Suspense>
        </Activity>
      )}
      <EditSlot entry={edited} onClose={() => setEdited(null)} renderConsent={askConsent} />
    </Shell>
  );
};
