import { RowButton } from '#web/ui/inputs/row-button.tsx';
import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import Trash2 from 'lucide-react/icons/trash-2';
import { type Lead, type LeadStatus, leadStatuses } from '#shared/business-agents/sdr/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { Chip } from '../common/chip.tsx';
import { StatusMenu } from '../common/status-menu.tsx';
import { leadStatusTones, toneOfScore } from '../common/status-tones.ts';
import { leadSourceLabel, leadStatusLabels } from '../common/status-labels.ts';
import { ContactChip } from './contact/contact-state.tsx';
import { scoreLabel } from './score-label.ts';
import classes from './sdr.module.css';

/** Actions on leads, one at a time. */
export interface LeadActs {
  onOpen: (lead: Lead) => void;
  onRespond: (lead: Lead) => void;
  onScore: (lead: Lead) => void;
  onFollowUp: (lead: Lead) => void;
  onStatus: (lead: Lead, status: LeadStatus) => void;
  onRemove: (lead: Lead) => void;
  /** IDs of the leads with a running action. */
  scoring: string | null;
  following: string | null;
  isUpdating: boolean;
}

/** Row of a lead in the table; a card on phones. */
export const LeadRow = ({ lead, acts }: { lead: Lead; acts: LeadActs }) => {
  const { name } = lead;
  const score = t('Score of {name}: {score}, {word}. Show why', {
    name,
    score: formatNumber(lead.score),
    word: scoreLabel(lead.score),
  });
  return (
    <tr>
      <th scope="row">
        <button type="button" className={classes.open} onClick={() => acts.onOpen(lead)}>
          {name}
        </button>
        <span className={classes.reach}>{lead.email}</span>
        {lead.company !== null && <span className={classes.reach}>{lead.company}</span>}
        <ContactChip lead={lead} />
      </th>
      <td>
        <button type="button" className={classes.scored} aria-label={score} onClick={() => acts.onOpen(lead)}>
          <Chip tone={toneOfScore(lead.score)}>
            {formatNumber(lead.score)} {scoreLabel(lead.score)}
          </Chip>
        </button>
      </td>
      <td>
        <StatusMenu
          name={name}
          value={lead.status}
          statuses={leadStatuses}
          words={leadStatusLabels}
          tones={leadStatusTones}
          isDisabled={acts.isUpdating}
          onChoose={(status) => acts.onStatus(lead, status)}
        />
      </td>
      <td className="secondary">{leadSourceLabel(lead.source)}</td>
      <td>
        <div className={classes.acts}>
          <RowButton
            variant="ink"
            label={t('Respond to {name}', { name })}
            onClick={() => acts.onRespond(lead)}
          >
            {t('Respond')}
          </RowButton>
          <RowButton
            variant="default"
            isRunning={acts.scoring === lead.id}
            isDisabled={acts.scoring !== null}
            label={t('Score {name}', { name })}
            onClick={() => acts.onScore(lead)}
          >
            {t('Score|verb')}
          </RowButton>
          <RowButton
            variant="default"
            isRunning={acts.following === lead.id}
            isDisabled={acts.following !== null || lead.do_not_contact !== null}
            label={t('Schedule follow-up with {name}', { name })}
            onClick={() => acts.onFollowUp(lead)}
          >
            {t('Follow up')}
          </RowButton>
          <ActionIcon aria-label={t('Delete {name}', { name })} onClick={() => acts.onRemove(lead)}>
            <Trash2 aria-hidden />
          </ActionIcon>
        </div>
      </td>
    </tr>
  );
};
