import { t } from '#web/lib/language/translate.ts';
import type { LucideIcon } from 'lucide-react';
import AudioLines from 'lucide-react/icons/audio-lines';
import BookOpen from 'lucide-react/icons/book-open';
import Bot from 'lucide-react/icons/bot';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CreditCard from 'lucide-react/icons/credit-card';
import Gift from 'lucide-react/icons/gift';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Sparkles from 'lucide-react/icons/sparkles';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessageCircle from 'lucide-react/icons/message-circle';
import Mic from 'lucide-react/icons/mic';
import ScanLine from 'lucide-react/icons/scan-line';
import SquarePen from 'lucide-react/icons/square-pen';
import Target from 'lucide-react/icons/target';
import Timer from 'lucide-react/icons/timer';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { paths } from '#web/lib/navigation/paths.ts';

const MAIN = t('Main Features');
const SOCIAL = t('Social');
/** Title of the group that also contains sign-out. */
export const ACCOUNT = t('Account');

/** Headings of the sidebar, in order. */
export const tabGroups: readonly string[] = [MAIN, SOCIAL, ACCOUNT];

const PLANS = t('Plan and improve');
const TOOLS = t('More tools');

interface TabShape {
  id: string;
  label: string;
  /** Short name for the phone's tab bar. */
  short?: string;
  /** One of `tabGroups`. */
  group: string;
  /** Collapsible section of the group, for views that are not used every day. */
  section?: string;
  icon: LucideIcon;
  /** Label in the menu of the phone's Log button, for views that log food. */
  logsBy?: string;
  /** Whether the view has its own primary button: the phone's Log button is then less prominent. */
  hasAction?: boolean;
  /** Whether users at risk are not offered the view (decision D49). */
  isHiddenAtRisk?: boolean;
  /** Path, if it is a page with its own address instead of a dashboard view. */
  path?: string;
}

/**
 * All dashboard views in the order of the sidebar. New features add a line here; a view that needs nothing from the
 * dashboard is found by its file name in `app/pages/dashboard/tabs/`.
 */
const tabList = [
  { id: 'stats', label: t('Dashboard'), group: MAIN, icon: LayoutDashboard },
  {
    id: 'log',
    label: t('Log Food'),
    short: t('Log Food|short'),
    group: MAIN,
    icon: SquarePen,
    logsBy: t('Type it'),
  },
  {
    id: 'camera',
    label: t('Scan Food'),
    short: t('Scan Food|short'),
    group: MAIN,
    icon: ScanLine,
    logsBy: t('Take a photo'),
  },
  { id: 'diary', label: t('Diary'), group: MAIN, icon: BookOpen },
  { id: 'voice', label: t('AI Assistant'), group: MAIN, icon: Mic, hasAction: true },
  { id: 'voicetext', label: t('Voice Logger'), group: MAIN, icon: AudioLines, logsBy: t('Speak') },
  {
    id: 'plan',
    label: t('Plan Tomorrow'),
    group: MAIN,
    section: PLANS,
    icon: CalendarPlus,
    hasAction: true,
    path: paths.planTomorrow,
  },
  {
    id: 'coach',
    label: t('AI Coach'),
    group: MAIN,
    section: PLANS,
    icon: MessageCircle,
    path: paths.aiCoach,
  },
  {
    id: 'goal',
    label: t('Set New Goal'),
    group: MAIN,
    section: PLANS,
    icon: Target,
    hasAction: true,
    path: paths.setNewGoal,
  },
  {
    id: 'health',
    label: t('Health Check'),
    group: MAIN,
    section: PLANS,
    icon: HeartPulse,
    hasAction: true,
    path: paths.healthCheck,
  },
  { id: 'insights', label: t('Smart Insights'), group: MAIN, section: PLANS, icon: Sparkles },
  {
    id: 'agents',
    label: t('AI Agents'),
    group: MAIN,
    section: TOOLS,
    icon: Bot,
    hasAction: true,
    path: paths.agents,
  },
  {
    id: 'fasting',
    label: t('Fasting Timer'),
    group: MAIN,
    section: TOOLS,
    icon: Timer,
    hasAction: true,
    isHiddenAtRisk: true,
  },
  { id: 'social', label: t('Social Feed'), group: SOCIAL, icon: UsersRound, hasAction: true },
  { id: 'subscription', label: t('Subscription'), group: ACCOUNT, icon: CreditCard },
  { id: 'referral', label: t('Refer Friends'), group: ACCOUNT, icon: Gift },
  { id: 'profile', label: t('Profile'), group: ACCOUNT, icon: UserRound, hasAction: true },
] as const satisfies readonly TabShape[];

export type TabId = (typeof tabList)[number]['id'];

export interface Tab extends TabShape {
  id: TabId;
}

export const tabs: readonly Tab[] = tabList;

export const tabIds: readonly TabId[] = tabs.map(({ id }) => id);

export const tabOf = (id: TabId): Tab => tabs.find((tab) => tab.id === id) as Tab;

const MAX_STRIP_TABS = 4;

/** Tabs of the phone's tab bar. */
export const stripTabs = tabs.filter(({ group }) => group === MAIN).slice(0, MAX_STRIP_TABS);
