import type { LucideIcon } from 'lucide-react';
import AudioLines from 'lucide-react/icons/audio-lines';
import BookOpen from 'lucide-react/icons/book-open';
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
import UserRound from 'lucide-react/icons/user-round';
import { paths } from '../../lib/paths.ts';

export const tabIds = [
  'stats',
  'log',
  'camera',
  'diary',
  'voice',
  'voicetext',
  'plan',
  'coach',
  'goal',
  'health',
  'insights',
  'subscription',
  'referral',
  'profile',
] as const;
export type TabId = (typeof tabIds)[number];

export const tabGroups = ['Main Features', 'Social', 'Account'] as const;
export type TabGroup = (typeof tabGroups)[number];

export interface Tab {
  id: TabId;
  label: string;
  group: TabGroup;
  icon: LucideIcon;
  /** Food is logged here: the phone's round Log button offers it, in these words. */
  logsBy?: string;
  /** The view has an action of its own: the phone's Log button steps back. */
  hasAction?: boolean;
  /** It is a page with an address of its own, not a view of the dashboard. */
  path?: string;
}

/** Every view of the dashboard, in the order of the sidebar. A new feature adds its line here. */
export const tabs: readonly Tab[] = [
  { id: 'stats', label: 'Dashboard', group: 'Main Features', icon: LayoutDashboard },
  { id: 'log', label: 'Log Food', group: 'Main Features', icon: SquarePen, logsBy: 'Type it' },
  { id: 'camera', label: 'Scan Food', group: 'Main Features', icon: ScanLine, logsBy: 'Take a photo' },
  { id: 'diary', label: 'Diary', group: 'Main Features', icon: BookOpen },
  { id: 'voice', label: 'AI Assistant', group: 'Main Features', icon: Mic, hasAction: true },
  { id: 'voicetext', label: 'Voice Logger', group: 'Main Features', icon: AudioLines, logsBy: 'Say it' },
  {
    id: 'plan',
    label: 'Plan Tomorrow',
    group: 'Main Features',
    icon: CalendarPlus,
    path: paths.planTomorrow,
  },
  { id: 'coach', label: 'AI Coach', group: 'Main Features', icon: MessageCircle, path: paths.aiCoach },
  { id: 'goal', label: 'Set New Goal', group: 'Main Features', icon: Target, path: paths.setNewGoal },
  { id: 'health', label: 'Health Check', group: 'Main Features', icon: HeartPulse, path: paths.healthCheck },
  { id: 'insights', label: 'Smart Insights', group: 'Main Features', icon: Sparkles },
  { id: 'subscription', label: 'Subscription', group: 'Account', icon: CreditCard },
  { id: 'referral', label: 'Refer Friends', group: 'Account', icon: Gift },
  { id: 'profile', label: 'Profile', group: 'Account', icon: UserRound },
];

export const tabOf = (id: TabId): Tab => tabs.find((tab) => tab.id === id) as Tab;

const MOST_IN_STRIP = 4;

/** What the phone's bottom strip shows. */
export const stripTabs = tabs.filter(({ group }) => group === 'Main Features').slice(0, MOST_IN_STRIP);
