import { t } from '#web/lib/language/translate.ts';
import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Coins from 'lucide-react/icons/coins';
import ListChecks from 'lucide-react/icons/list-checks';
import Megaphone from 'lucide-react/icons/megaphone';
import type { AgentName } from '#shared/business-agents/agents/schema.ts';
import { paths } from '#web/lib/navigation/paths.ts';

export interface AgentCard {
  path: string;
  name: string;
  about: string;
  icon: LucideIcon;
}

/** Name and description of each free-form agent. */
export const rawAgents: Readonly<Record<AgentName, AgentCard>> = {
  operations: {
    path: paths.operations,
    name: t('Operations'),
    about: t('Summarizes records, plans tasks, creates checklists and sets priorities.'),
    icon: ListChecks,
  },
  amplifier: {
    path: paths.amplifier,
    name: t('Amplifier'),
    about: t('Plans your content and writes posts, subject lines and hashtags from your notes.'),
    icon: Megaphone,
  },
  money: {
    path: paths.money,
    name: t('Money'),
    about: t('Calculates revenue, churn, prices, cash flow and invoices to the cent.'),
    icon: Coins,
  },
};

/** The five agents in the order of the hub (AGENTS-01). */
export const agentCards: readonly AgentCard[] = [
  {
    path: paths.sdr,
    name: t('Sales agent'),
    about: t('Manages your leads: scores them, drafts replies and reminds you to follow up.'),
    icon: BriefcaseBusiness,
  },
  {
    path: paths.executive,
    name: t('Executive assistant'),
    about: t('Manages your calendar and tasks, and drafts emails and documents.'),
    icon: CalendarCheck,
  },
  rawAgents.operations,
  rawAgents.amplifier,
  rawAgents.money,
];
