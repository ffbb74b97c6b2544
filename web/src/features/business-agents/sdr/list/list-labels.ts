import type { FollowUpFilter, LeadFilters, LeadSort } from '#shared/business-agents/sdr/lead-views.ts';
import { t } from '#web/lib/language/translate.ts';

export const followUpLabels: Readonly<Record<FollowUpFilter, string>> = {
  overdue: t('Overdue'),
  today: t('Due today'),
  week: t('Due within 7 days'),
  planned: t('Planned'),
  none: t('Not planned'),
};

export const contactLabels: Readonly<Record<Exclude<LeadFilters['contact'], ''>, string>> = {
  allowed: t('May be contacted'),
  hold: t('Paused'),
  do_not_contact: t('Do not contact'),
};

/** The offered orders, each with its sensible directions. */
export const sortOptions: readonly { sort: LeadSort; order: LeadFilters['order']; label: string }[] = [
  { sort: 'score', order: 'down', label: t('Highest score') },
  { sort: 'score', order: 'up', label: t('Lowest score') },
  { sort: 'name', order: 'up', label: t('Name, A to Z') },
  { sort: 'name', order: 'down', label: t('Name, Z to A') },
  { sort: 'company', order: 'up', label: t('Company, A to Z') },
  { sort: 'status', order: 'up', label: t('Status, new to lost') },
  { sort: 'follow_up', order: 'up', label: t('Next follow-up') },
  { sort: 'changed', order: 'down', label: t('Last changed') },
  { sort: 'added', order: 'down', label: t('Last added') },
  { sort: 'added', order: 'up', label: t('First added') },
];
