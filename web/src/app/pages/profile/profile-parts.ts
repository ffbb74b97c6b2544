import { paths } from '#web/lib/navigation/paths.ts';
import { t } from '#web/lib/language/translate.ts';

/** A page of the profile. */
export interface ProfilePart {
  id: 'profile' | 'privacy' | 'notifications' | 'security' | 'billing' | 'data' | 'api';
  path: string;
  label: string;
  /** What the page is for, in one line under its title. */
  purpose: string;
  /** IDs of its sections. Links from the time when the profile was one page name only the section. */
  sections: readonly string[];
}

/** All pages of the profile in the order of their navigation. The first one is also a tab of the dashboard. */
export const profileParts: readonly ProfilePart[] = [
  {
    id: 'profile',
    path: paths.profile,
    label: t('Profile'),
    purpose: t('Your details, your daily goal and what you don’t eat.'),
    sections: ['achievements'],
  },
  {
    id: 'privacy',
    path: paths.profilePrivacy,
    label: t('Privacy & AI'),
    purpose: t('Decide what AI may see, and what Platewise remembers.'),
    sections: ['ai-consent', 'meal-key', 'remembered-corrections', 'usual-portions'],
  },
  {
    id: 'notifications',
    path: paths.profileNotifications,
    label: t('Notifications'),
    purpose: t('Choose when we remind you, and which emails you get.'),
    sections: ['reminders', 'weekly-email', 'friend-requests'],
  },
  {
    id: 'security',
    path: paths.profileSecurity,
    label: t('Security'),
    purpose: t('Change how you sign in, and see where you’re signed in.'),
    sections: ['security'],
  },
  {
    id: 'billing',
    path: paths.profileBilling,
    label: t('Billing'),
    purpose: t('See and change your plan, pay invoices and download receipts.'),
    sections: ['invoices', 'change-plan'],
  },
  {
    id: 'data',
    path: paths.profileData,
    label: t('Data'),
    purpose: t('Import, download or delete your data.'),
    sections: ['imports', 'health-reports', 'export-data', 'danger-zone'],
  },
  {
    id: 'api',
    path: paths.profileApi,
    label: t('API'),
    purpose: t('Connect your own apps to your diary.'),
    sections: ['api-tokens', 'webhooks'],
  },
];

const firstPart = profileParts[0]!;

/** Returns the page at a path; the first one for any other path, such as the dashboard's. */
export const profilePartAt = (pathname: string): ProfilePart =>
  profileParts.find(({ path }) => path === pathname.replace(/\/+$/, '')) ?? firstPart;
