import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { MessageReading } from '#shared/business-agents/sdr/messages/reading.ts';
import type { NextStep } from '#shared/business-agents/sdr/schema.ts';
import { namedDay } from '#web/ui/format/format-day.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { LabeledValue } from '#web/ui/layout/labeled-value.tsx';
import { Chip } from '../../common/chip.tsx';
import work from '../../common/work.module.css';
import { intentLabels, nextStepLabels, outreachTones } from './intent-labels.ts';

/** Chips with the intents of a message. */
export const IntentChips = ({
  reading,
}: {
  reading: Pick<MessageReading, 'intent' | 'also' | 'outreach'>;
}) => (
  <span className={work.chips}>
    <Chip tone={outreachTones[reading.outreach]}>{intentLabels[reading.intent]}</Chip>
    {reading.also.map((intent) => (
      <Chip key={intent} tone="plain">
        {intentLabels[intent]}
      </Chip>
    ))}
  </span>
);

interface Props {
  reading: MessageReading;
  nextStep: NextStep;
  /** Shows a button that adds the person a lead refers to. */
  onAddReferral?: (() => void) | undefined;
}

/** What a message says: intents, proposed times, return, referral, and the next step. */
export const ReadingSummary = ({ reading, nextStep, onAddReferral }: Props) => {
  const { date } = useToday();
  const { times, days, returns, referral, until } = reading;
  const dayOf = (day: string): string => namedDay(day, date);
  const proposed = [
    ...times.map((slot) => t('{day}, {time}', { day: dayOf(slot.slice(0, 10)), time: slot.slice(11) })),
    ...days.map(dayOf),
  ];
  const person = referral && [referral.name, referral.email, referral.phone].filter(Boolean).join(', ');
  return (
    <section className={work.form} aria-label={t('What they say')}>
      <IntentChips reading={reading} />
      <p>{nextStepLabels[nextStep]}</p>
      <dl className="stack3">
        {proposed.length > 0 && <LabeledValue label={t('Proposed')}>{proposed.join(' · ')}</LabeledValue>}
        {returns !== null && <LabeledValue label={t('Back on')}>{dayOf(returns)}</LabeledValue>}
        {until !== null && returns === null && (
          <LabeledValue label={t('Write again from')}>{dayOf(until)}</LabeledValue>
        )}
        {person !== null && <LabeledValue label={t('Refers to')}>{person}</LabeledValue>}
      </dl>
      {referral?.email && onAddReferral && (
        <div className={work.actions}>
          <Button variant="default" onClick={onAddReferral}>
            {t('Add {name} as a lead', { name: referral.name ?? referral.email })}
          </Button>
        </div>
      )}
    </section>
  );
};
