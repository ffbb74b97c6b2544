import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Lead, LeadStatus } from '#shared/business-agents/sdr/schema.ts';
import { leadStatusLabels } from '../../common/status-labels.ts';
import work from '../../common/work.module.css';

interface Props {
  lead: Lead;
  status: LeadStatus;
  onStatus: (lead: Lead, status: LeadStatus) => void;
}

/** The status that a message suggests. Only a click changes the lead's status (decision D27). */
export const SuggestedStatus = ({ lead, status, onStatus }: Props) => {
  const [isDone, setDone] = useState(false);
  const set = (): void => {
    setDone(true);
    onStatus(lead, status);
  };
  return (
    <div className={work.tools}>
      <Button variant="default" onClick={set} disabled={isDone}>
        {t('Set status to {status}', { status: leadStatusLabels[status] })}
      </Button>
    </div>
  );
};
