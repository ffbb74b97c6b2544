import { PickBox } from '#web/ui/inputs/pick-box.tsx';
import { RowButton } from '#web/ui/inputs/row-button.tsx';
import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import Pencil from 'lucide-react/icons/pencil';
import { memo } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import { type Lead, type LeadStatus, leadStatuses } from '#shared/business-agents/sdr/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { Chip } from '../../common/chip.tsx';
import { StatusMenu } from '../../common/status-menu.tsx';
import { leadStatusTones, toneOfScore } from '../../common/status-tones.ts';
import { leadSourceLabel, leadStatusLabels } from '../../common/status-labels.ts';
import { ContactChip } from '../contact/contact-state.tsx';
import { scoreLabel } from '../score-label.ts';
import classes from '../sdr.module.css';

/** Actions on leads, one at a time. */
export interface LeadActs {
  onOpen: (lead: Lead) => void;
  onRespond: (lead: Lead) => void;
  onScore: (lead: Lead) => void;
  onFollowUp: (lead: Lead) => void;
  onStatus: (lead: Lead, status: LeadStatus) => void;
  onEdit: (lead: Lead) => void;
  onRemove: (lead: Lead) => void;
  /** IDs of the leads with a running action. */
  scoring: string | null;
  following: string | null;
  isUpdating: boolean;
}

interface Props {
  lead: Lead;
  /** Position in the whole list, from 0. */
  index: number;
  acts: LeadActs;
  isSelected: boolean;
  onSelect: (id: string, isOn: boolean, isRange: boolean) => void;
  /** Measures the height of the row. */
  measure: (row: HTMLElement | null) => void;
}

/** Row of a lead in the table; a card on phones. It renders again only if its lead or a running action changes. */
export const LeadRow = memo(({ lead, index, acts, isSelected, onSelect, measure }: Props) => {
  const { id, name, email, company, tags } = lead;
  const score = t('Score of {name}: {score}, {word}. Show why', {
    name,
    score: formatNumber(lead.score),
    word: scoreLabel(lead.score),
  });
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} data-selected={isSelected || undefined}>
      <td className={classes.pick}>
        <PickBox
          label={t('Select {name}', { name })}
          isOn={isSelected}
          onChange={(isOn, isRange) => onSelect(id, isOn, isRange)}
        />
      </td>
      <th scope="row">
        <button type="button" className={classes.open} onClick={() => acts.onOpen(lead)}>
          {name}
        </button>
        <span className={classes.reach}>{email}</span>
        {company !== null && <span className={classes.reach}>{company}</span>}
        <span className={classes.marks}>
          <ContactChip lead={lead} />
          {tags.map((tag) => (
            <span key={tag} className={classes.tag}>
              #{tag}
            </span>
          ))}
        </span>
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
          <div className={classes.icons}>
            {' '}
            <ActionIcon aria-label={t('Edit {name}', { name })} onClick={() => acts.onEdit(lead)}>
              <Pencil aria-hidden />
            </ActionIcon>
            <ActionIcon aria-label={t('Delete {name}', { name })} onClick={() => acts.onRemove(lead)}>
              <Trash2 aria-hidden />
            </ActionIcon>
          </div>{' '}
        </div>
      </td>
    </tr>
  );
});
