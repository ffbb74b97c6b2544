import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Megaphone from 'lucide-react/icons/megaphone';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { CreditCost } from '#web/features/credits/public.ts';
import { saveFile } from '#web/lib/api/download.ts';
import { t } from '#web/lib/language/translate.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { leadsQuery } from '../../common/leads-query.ts';
import { LoadedList } from '../../common/loaded-list.tsx';
import work from '../../common/work.module.css';
import { leadsFile } from '../csv/leads-file.ts';
import { LeadList } from './lead-list.tsx';
import type { LeadActs } from './lead-row.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { useLeadListFilters } from './use-lead-list-filters.ts';

interface Props {
  acts: LeadActs;
  onImport: () => void;
  onOffer: () => void;
}

/** Leads tab: the list with its filters, views and bulk actions, import and export. */
export const LeadsTab = ({ acts, onImport, onOffer }: Props) => {
  const leads = useQuery(leadsQuery);
  const list = useLeadListFilters();
  const [isSavingView, setSavingView] = useState(false);
  const importing = (
    <Button variant="default" leftSection={<Upload aria-hidden />} onClick={onImport}>
      {t('Import leads')}
    </Button>
  );
  return (
    <>
      <LoadedList
        query={leads}
        failure={t('We couldn’t load your leads')}
        empty={
          <EmptyState
            title={t('No leads yet')}
            message={t(
              'Add your first lead or import a list. Each lead gets a score and the reasons for it.',
            )}
            action={importing}
          />
        }
      >
        {(all) => (
          <>
            <div className={work.tools}>
              <Button variant="default" leftSection={<Megaphone aria-hidden />} onClick={onOffer}>
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
            <LeadList leads={all} acts={acts} list={list} onSaveView={() => setSavingView(true)} />
            <CreditCost action="agent_action" />
          </>
        )}
      </LoadedList>
      {/* Outside the list, so that it stays open when the list becomes empty. */}
      {isSavingView && <SaveViewDialog list={list} onClose={() => setSavingView(false)} />}
    </>
  );
};
