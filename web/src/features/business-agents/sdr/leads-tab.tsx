import { TableHead } from '#web/ui/layout/table-head.tsx';
import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Tag from 'lucide-react/icons/tag';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { type Lead, leadStatuses } from '#shared/business-agents/sdr/schema.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { LoadedList } from '../common/loaded-list.tsx';
import { leadsQuery } from '../common/leads-query.ts';
import { leadStatusLabels, optionsOf } from '../common/status-labels.ts';
import work from '../common/work.module.css';
import { saveFile } from '#web/lib/api/download.ts';
import { CreditCost } from '#web/features/credits/public.ts';
import { findLeads } from './find-leads.ts';
import { type LeadActs, LeadRow } from './lead-row.tsx';
import { leadsFile } from './csv/leads-file.ts';
import classes from './sdr.module.css';

interface Props {
  acts: LeadActs;
  onImport: () => void;
  onOffer: () => void;
}

/** Page size of the list. */
const AT_ONCE = 50;

const LeadTable = ({ leads, acts }: { leads: readonly Lead[]; acts: LeadActs }) => {
  const [most, setMost] = useState(AT_ONCE);
  if (leads.length === 0) return <p role="status">{t('No matching leads.')}</p>;
  return (
    <>
      <table className={classes.table}>
        <TableHead columns={[t('Lead'), t('Score'), t('Status'), t('Source|lead'), t('Actions')]} />
        <tbody>
          {leads.slice(0, most).map((lead) => (
            <LeadRow key={lead.id} lead={lead} acts={acts} />
          ))}
        </tbody>
      </table>
      {leads.length > most && (
        <Button variant="default" onClick={() => setMost(most + AT_ONCE)}>
          {t('Show more')}
        </Button>
      )}
    </>
  );
};

/** Leads tab: highest score first, with search, a status filter, row actions, import and export. */
export const LeadsTab = ({ acts, onImport, onOffer }: Props) => {
  const leads = useQuery(leadsQuery);
  const [words, setWords] = useState('');
  const [status, setStatus] = useState('');
  const importing = (
    <Button variant="default" leftSection={<Upload aria-hidden />} onClick={onImport}>
      {t('Import leads')}
    </Button>
  );
  return (
    <LoadedList
      query={leads}
      failure={t('We couldn’t load your leads')}
      empty={
        <EmptyState
          title={t('No leads yet')}
          message={t('Add your first lead or import a list. Each lead gets a score and the reasons for it.')}
          action={importing}
        />
      }
    >
      {(all) => (
        <>
          <div className={work.bar}>
            <div className={classes.find}>
              <TextInput
                label={t('Search')}
                type="search"
                placeholder={t('Name, company or email')}
                value={words}
                onChange={(event) => setWords(event.currentTarget.value)}
              />
              <SelectField
                label={t('Status')}
                value={status}
                onChange={(event) => setStatus(event.currentTarget.value)}
                data={[{ value: '', label: t('All') }, ...optionsOf(leadStatusLabels, leadStatuses)]}
              />
            </div>
            <div className={work.tools}>
              <Button variant="default" leftSection={<Tag aria-hidden />} onClick={onOffer}>
                {t('Your offer')}
              </Button>
              {importing}
              <Button
                variant="default"
                leftSection={<Download aria-hidden />}
                onClick={() => saveFile(leadsFile(all))}
              >
                {t('Export CSV')}
              </Button>
            </div>
          </div>
          <LeadTable key={`${words} ${status}`} leads={findLeads(all, words, status)} acts={acts} />
          <CreditCost action="agent_action" />
        </>
      )}
    </LoadedList>
  );
};
