import { t } from '#web/lib/language/translate.ts';
import Braces from 'lucide-react/icons/braces';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Mail from 'lucide-react/icons/mail';
import Tag from 'lucide-react/icons/tag';
import { agentCards } from '#web/features/business-agents/agents/agent-cards.ts';
import type { PaletteItem } from '#web/features/palette/palette-item.ts';
import type { Tab } from '#web/features/shell/tabs.ts';
import { paths } from '#web/lib/navigation/paths.ts';
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

/** Returns all pages, and all tabs except those for logging, which are actions. */
export const palettePages = (tabs: readonly Tab[], { toPath, toTab, toSite }: Way): PaletteItem[] => [
  ...tabs
    .filter(({ logsBy }) => logsBy === undefined)
    .map(({ id, label, icon }) => ({
      id: `page:${id}`,
      label,
      icon,
      words: tabSearchTerms[id] ?? '',
      // The social tab only links to the page.
      run: () => (id === 'social' ? toPath(paths.social) : toTab(id)),
    })),
  ...agentCards.map(({ path, name, icon }) => ({
    id: `page:${path}`,
    label: name,
    icon,
    words: wordsOfAgents[path] ?? '',
    run: () => toPath(path),
  })),
  {
    id: 'page:pricing',
    label: t('Pricing'),
    icon: Tag,
    words: say('Prices plans upgrade premium enterprise cost'),
    run: () => toPath(paths.pricing),
  },
  {
    id: 'page:api-docs',
    label: t('API documentation'),
    icon: Braces,
    words: say('API docs developer tokens'),
    run: () => toPath(paths.apiDocs),
  },
  {
    id: 'page:help',
    label: t('Help'),
    icon: CircleHelp,
    words: say('Help center questions answers support'),
    run: () => toSite('/help'),
  },
  {
    id: 'page:contact',
    label: t('Contact'),
    icon: Mail,
    words: say('Contact support message email'),
    run: () => toSite('/contact'),
  },
];
