import { t } from '#web/lib/language/translate.ts';
import Bell from 'lucide-react/icons/bell';
import Braces from 'lucide-react/icons/braces';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Database from 'lucide-react/icons/database';
import EyeOff from 'lucide-react/icons/eye-off';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import Receipt from 'lucide-react/icons/receipt';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Tag from 'lucide-react/icons/tag';
import type { LucideIcon } from 'lucide-react';
import { agentCards } from '#web/features/business-agents/agents/agent-cards.ts';
import type { PaletteItem } from '#web/features/palette/palette-item.ts';
import type { Tab } from '#web/features/shell/tabs.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { type ProfilePart, profileParts } from '../pages/profile/profile-parts.ts';
import { shortcutItems } from './shortcut-items.ts';
import { say } from './search-terms.ts';
import type { Way } from './use-palette-navigation.ts';
import { tabSearchTerms } from './tab-search-terms.ts';

/** Additional search terms of each agent. */
const wordsOfAgents: Readonly<Record<string, string>> = {
  [paths.sdr]: say('AI SDR agent leads customers crm score conversations'),
  [paths.executive]: say('AI executive assistant calendar meetings tasks emails documents templates'),
  [paths.operations]: say('AI operations agent checklist plan'),
  [paths.amplifier]: say('AI amplifier agent marketing posts hashtags'),
  [paths.money]: say('AI money agent finance revenue invoices prices'),
};

/** Additional search terms and the icon of each page of the profile that is not a tab. */
const profileTerms: Readonly<Partial<Record<ProfilePart['id'], { words: string; icon: LucideIcon }>>> = {
  privacy: {
    words: say(
      'Profile settings preferences privacy AI consent permission corrections portions keyboard shortcut',
    ),
    icon: EyeOff,
  },
  notifications: {
    words: say('Profile settings preferences notifications reminders push weekly email alerts'),
    icon: Bell,
  },
  security: {
    words: say(
      'Profile settings preferences security change password email passkey authenticator two-factor devices sessions',
    ),
    icon: ShieldCheck,
  },
  billing: {
    words: say('Profile billing invoices receipts payment card cancel change plan subscription'),
    icon: Receipt,
  },
  data: {
    words: say('Profile settings close data import export download report delete account danger zone'),
    icon: Database,
  },
  api: { words: say('Profile API tokens developer'), icon: KeyRound },
};

/** Returns the pages of the profile that are not a tab. */
export const profileItems = ({ toPath }: Way): PaletteItem[] =>
  profileParts.flatMap(({ id, path, label, purpose }) => {
    const terms = profileTerms[id];
    if (terms === undefined) return [];
    return [{ id: `page:${path}`, label, note: purpose, run: () => toPath(path), ...terms }];
  });

/** Returns the public pages with help. */
export const helpItems = (way: Way): PaletteItem[] => [
  {
    id: 'page:help',
    label: t('Help'),
    note: t('Find answers to common questions.'),
    icon: CircleHelp,
    words: say('Help center FAQ how to guide questions answers support problem'),
    run: () => way.toSite('/help'),
  },
  {
    id: 'page:contact',
    label: t('Contact'),
    note: t('Send us a message.'),
    icon: Mail,
    words: say('Contact support message email'),
    run: () => way.toSite('/contact'),
  },
];

/** Returns all pages, and all tabs except those for logging, which are actions. */
export const palettePages = (tabs: readonly Tab[], way: Way): PaletteItem[] => [
  ...tabs
    .filter(({ logsBy }) => logsBy === undefined)
    .map(({ id, label, icon }) => ({
      id: `page:${id}`,
      label,
      icon,
      words: tabSearchTerms[id] ?? '',
      // The social tab only links to the page.
      run: () => (id === 'social' ? way.toPath(paths.social) : way.toTab(id)),
    })),
  ...agentCards.map(({ path, name, icon }) => ({
    id: `page:${path}`,
    label: name,
    icon,
    words: wordsOfAgents[path] ?? '',
    run: () => way.toPath(path),
  })),
  ...profileItems(way),
  ...Object.values(shortcutItems(way)),
  {
    id: 'page:pricing',
    label: t('Pricing'),
    icon: Tag,
    words: say('Prices plans upgrade premium enterprise cost'),
    run: () => way.toPath(paths.pricing),
  },
  {
    id: 'page:api-docs',
    label: t('API documentation'),
    icon: Braces,
    words: say('API docs developer tokens'),
    run: () => way.toPath(paths.apiDocs),
  },
  ...helpItems(way),
];
