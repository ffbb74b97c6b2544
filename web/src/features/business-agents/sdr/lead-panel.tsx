import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Pencil from 'lucide-react/icons/pencil';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { namedDay } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { LabeledValue } from '#web/ui/layout/labeled-value.tsx';
import { ConsentRetry } from '../common/consent-retry.tsx';
import { Chip } from '../common/chip.tsx';
import { EngineNote } from '../common/engine-note.tsx';
import { leadStatusTones, toneOfScore } from '../common/status-tones.ts';
import { leadSourceLabel, leadStatusLabels } from '../common/status-labels.ts';
import work from '../common/work.module.css';
import { useToday } from '#web/lib/time/use-today.ts';
import classes from './sdr.module.css';
import { ContactState } from './contact/contact-state.tsx';
import { scoreLabel } from './score-label.ts';

interface Props {
  lead: Lead;
  /** Whether AI was not used because consent is missing. */
  needsConsent: boolean;
  renderConsent: RenderConsent;
  onScore: () => void;
  onEdit: () => void;
  onContact: () => void;
  onClose: () => void;
}

const pointsOf = (points: number): string => `${points > 0 ? '+' : ''}${formatNumber(points)}`;

/** Panel of a lead: contact details, score, and the reasons for the score. */
export const LeadPanel = ({
  lead,
  needsConsent,
  renderConsent,
  onScore,
  onEdit,
  onContact,
  onClose,
}: Props) => {
  const { date, timeZone } = useToday();
  return (
    <Dialog title={lead.name} onClose={onClose}>
      <div className={work.form}>
        <div className={classes.score}>
          <p className={classes.figure}>
            {formatNumber(lead.score)} <small>{t('out of 100')}</small>
          </p>
          <Chip tone={toneOfScore(lead.score)}>{scoreLabel(lead.score)}</Chip>
          <Chip tone={leadStatusTones[lead.status]}>{leadStatusLabels[lead.status]}</Chip>
        </div>
        <ContactState lead={lead} onChange={onContact} />
        {lead.score_reasons.length > 0 && (
          <section aria-label={t('Why this score?')}>
            <h3 className={classes.why}>{t('Why this score?')}</h3>
            <ul className={classes.reasons}>
              {lead.score_reasons.map(({ points, reason }) => (
                <li key={`${reason} ${points}`}>
                  <span>{t(reason)}</span>
                  <b>{pointsOf(points)}</b>
                </li>
              ))}
            </ul>
          </section>
        )}
        <EngineNote engine={lead.scored_by} />
        {needsConsent && <ConsentRetry renderConsent={renderConsent} onAgreed={onScore} />}
        <dl className={classes.facts}>
          <LabeledValue label={t('Email')}>
            <a className="inlineTarget" href={`mailto:${encodeURIComponent(lead.email)}`}>
              {lead.email}
            </a>
          </LabeledValue>
          {lead.phone !== null && <LabeledValue label={t('Phone')}>{lead.phone}</LabeledValue>}
          {lead.company !== null && <LabeledValue label={t('Company')}>{lead.company}</LabeledValue>}
          {lead.job_title !== null && <LabeledValue label={t('Job title')}>{lead.job_title}</LabeledValue>}
          <LabeledValue label={t('Source|lead')}>{leadSourceLabel(lead.source)}</LabeledValue>
          <LabeledValue label={t('Added')}>
            {namedDay(localDateOf(new Date(lead.created_at), timeZone), date)}
          </LabeledValue>
          {lead.last_contact_on !== null && (
            <LabeledValue label={t('Last contact')}>{namedDay(lead.last_contact_on, date)}</LabeledValue>
          )}
          {lead.tags.length > 0 && <LabeledValue label={t('Tags')}>{lead.tags.join(', ')}</LabeledValue>}
          {lead.notes !== null && (
            <LabeledValue label={t('Notes')}>
              <span className={classes.notes}>{lead.notes}</span>
            </LabeledValue>
          )}
        </dl>
        <div className={work.actions}>
          <Button variant="default" leftSection={<Pencil aria-hidden />} onClick={onEdit}>
            {t('Edit lead')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
