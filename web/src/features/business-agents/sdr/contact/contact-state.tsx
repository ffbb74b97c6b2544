import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { DoNotContact } from '#shared/business-agents/sdr/contact-state.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { namedDay } from '#web/ui/format/format-day.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { Chip } from '../../common/chip.tsx';
import work from '../../common/work.module.css';
import { intentLabels } from '../messages/intent-labels.ts';

const causes: Readonly<Record<DoNotContact['cause'], string>> = {
  message: t('They asked not to be contacted.'),
  data_request: t('They asked for their data to be erased.'),
  user: t('You stopped contact.'),
  import: t('They opted out before the import.'),
};

/** Chip of a lead that must not be contacted or is on hold; nothing for others. */
export const ContactChip = ({ lead: { do_not_contact, hold } }: { lead: Lead }) => {
  if (do_not_contact) return <Chip tone="red">{t('Do not contact')}</Chip>;
  return hold ? (
    <Chip tone="yellow">{t('Paused: {reason}', { reason: intentLabels[hold.intent] })}</Chip>
  ) : null;
};

/** Whether a lead may be contacted and why not, with the button to change it. */
export const ContactState = ({ lead, onChange }: { lead: Lead; onChange: () => void }) => {
  const { date, timeZone } = useToday();
  const { do_not_contact, hold, contact_allowed } = lead;
  const dayOf = (instant: string): string => namedDay(localDateOf(new Date(instant), timeZone), date);
  return (
    <section className={work.form} aria-label={t('Permission to contact')}>
      <p className={work.chips}>
        <ContactChip lead={lead} />
        {do_not_contact && <span className="secondary">{dayOf(do_not_contact.since)}</span>}
        {hold?.until && (
          <span className="secondary">{t('until {day}', { day: namedDay(hold.until, date) })}</span>
        )}
      </p>
      {do_not_contact && <p>{causes[do_not_contact.cause]}</p>}
      {do_not_contact?.reason && <p className={work.said}>{do_not_contact.reason}</p>}
      {!do_not_contact && contact_allowed && (
        <p className="secondary">
          {t('Contact allowed again on {day}: {reason}', {
            day: dayOf(contact_allowed.since),
            reason: contact_allowed.reason ?? '',
          })}
        </p>
      )}
      <div className={work.actions}>
        <Button variant="default" onClick={onChange}>
          {do_not_contact || hold ? t('Allow contact') : t('Stop contact')}
        </Button>
      </div>
    </section>
  );
};
