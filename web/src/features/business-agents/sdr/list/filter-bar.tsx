import { Button, TextInput } from '@mantine/core';
import ListFilter from 'lucide-react/icons/list-filter';
import { useId, useState } from 'react';
import { followUpFilters, type LeadFilters } from '#shared/business-agents/sdr/lead-views.ts';
import { leadSources, leadStatuses } from '#shared/business-agents/sdr/schema.ts';
import { t } from '#web/lib/language/translate.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { leadSourceLabels, leadStatusLabels, optionsOf } from '../../common/status-labels.ts';
import { contactLabels, followUpLabels, sortOptions } from './list-labels.ts';
import classes from './list.module.css';

interface Props {
  filters: LeadFilters;
  /** Tags that leads have. */
  tags: readonly string[];
  onChange: (some: Partial<LeadFilters>) => void;
}

const rare = ['source', 'tag', 'follow_up', 'contact'] as const;
const all = { value: '', label: t('All') };

/** Fields that filter and sort the list. The rarer ones open on request. */
export const FilterBar = ({ filters, tags, onChange }: Props) => {
  const used = rare.filter((name) => filters[name] !== '').length;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const field = (name: keyof LeadFilters) => ({
    value: filters[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  // A tag that no lead has anymore stays visible, so that it can be cleared.
  const known = filters.tag === '' || tags.includes(filters.tag) ? tags : [...tags, filters.tag];
  return (
    <div className={classes.filters}>
      <div className={classes.usual}>
        <TextInput
          label={t('Search')}
          type="search"
          placeholder={t('Name, company, email, tag or note')}
          maxLength={200}
          {...field('text')}
        />
        <SelectField
          label={t('Status')}
          data={[all, ...optionsOf(leadStatusLabels, leadStatuses)]}
          {...field('status')}
        />
        <SelectField
          label={t('Sort by')}
          value={`${filters.sort} ${filters.order}`}
          onChange={({ currentTarget }) => {
            const to = sortOptions.find(({ sort, order }) => `${sort} ${order}` === currentTarget.value);
            if (to) onChange({ sort: to.sort, order: to.order });
          }}
          data={sortOptions.map(({ sort, order, label }) => ({ value: `${sort} ${order}`, label }))}
        />
        <Button
          variant="default"
          leftSection={<ListFilter aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {used > 0 ? t('More filters ({count})', { count: formatNumber(used) }) : t('More filters')}
        </Button>
      </div>
      <div id={id}>
        {isOpen && (
          <div className={classes.rare}>
            <SelectField
              label={t('Source|lead')}
              data={[
                all,
                ...optionsOf(leadSourceLabels, leadSources),
                { value: 'unknown', label: t('Unknown|source') },
              ]}
              {...field('source')}
            />
            <SelectField
              label={t('Tag')}
              data={[all, ...known.map((tag) => ({ value: tag, label: tag }))]}
              {...field('tag')}
            />
            <SelectField
              label={t('Follow-up')}
              data={[all, ...optionsOf(followUpLabels, followUpFilters)]}
              {...field('follow_up')}
            />
            <SelectField
              label={t('Contact|permission')}
              data={[all, ...optionsOf(contactLabels, ['allowed', 'hold', 'do_not_contact'])]}
              {...field('contact')}
            />
          </div>
        )}
      </div>
    </div>
  );
};
