import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { leadSources, newLead, type ScoreAnswer } from '#shared/business-agents/sdr/schema.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { useFields } from '../common/use-fields.ts';
import { leadSourceLabels, optionsOf } from '../common/status-labels.ts';
import classes from '../common/work.module.css';
import { CreditCost } from '#web/features/credits/public.ts';
import { useQualifyLead } from './use-lead-actions.ts';

interface Props {
  onScored: (answer: ScoreAnswer) => void;
  onClose: () => void;
}

const blank = { name: '', email: '', company: '', phone: '', source: 'website' };

/** Dialog that adds a lead, which is scored at once. */
export const AddLeadDialog = ({ onScored, onClose }: Props) => {
  const { values, field, read } = useFields(blank);
  const { run, isRunning } = useQualifyLead(onScored);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const lead = read(newLead, values);
    if (lead) run(lead);
  };
  return (
    <Dialog title={t('Add New Lead')} onClose={onClose} closesBeside={false}>
      <form className={classes.form} onSubmit={submit} noValidate aria-label={t('Add New Lead')}>
        <TextInput
          label={t('Name')}
          required
          maxLength={120}
          autoComplete="off"
          data-autofocus
          {...field('name')}
        />
        <TextInput
          label={t('Email')}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          {...field('email')}
        />
        <div className={classes.pair}>
          <TextInput label={t('Company')} maxLength={120} autoComplete="off" {...field('company')} />
          <TextInput label={t('Phone')} type="tel" maxLength={40} autoComplete="off" {...field('phone')} />
        </div>
        <SelectField
          label={t('Source|lead')}
          data={optionsOf(leadSourceLabels, leadSources)}
          {...field('source')}
        />
        <CreditCost action="agent_action" />
        <div className={classes.actions}>
          <Button variant="subtle" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={isRunning}>
            {t('Add Lead')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
