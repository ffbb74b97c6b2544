import { t } from '#web/lib/language/translate.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { MAX_REASON } from '#shared/business-agents/sdr/contact-state.ts';
import { leadSources, newLead, type ScoreAnswer } from '#shared/business-agents/sdr/schema.ts';
import { firstField, FormDialog } from '../common/form-dialog.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { useFields } from '../common/use-fields.ts';
import { leadSourceLabels, optionsOf } from '../common/status-labels.ts';
import classes from '../common/work.module.css';
import { CreditCost } from '#web/features/credits/public.ts';
import { useQualifyLead } from './use-lead-actions.ts';

interface Props {
  /** Values known already, such as those of a referral. */
  initial?: { name: string; email: string } | undefined;
  onScored: (answer: ScoreAnswer) => void;
  onClose: () => void;
}

const blank = { name: '', email: '', company: '', phone: '', source: 'website' };

/** Dialog that adds a lead, which is scored at once. */
export const AddLeadDialog = ({ initial, onScored, onClose }: Props) => {
  const { values, draft, field, read } = useFields(
    { form: 'new-lead', item: initial?.email ?? '' },
    {
      ...blank,
      ...initial,
      contactAgain: '',
    },
  );
  const [isBlocked, setBlocked] = useState(false);
  const { run, isRunning } = useQualifyLead(
    (answer) => {
      draft.end();
      onScored(answer);
    },
    () => setBlocked(true),
  );
  const submit = (): void => {
    const { contactAgain, ...fields } = values;
    const lead = read(newLead, fields);
    if (lead) run({ lead, contactAgain: isBlocked ? contactAgain : '' });
  };
  return (
    <FormDialog
      title={t('Add New Lead')}
      action={t('Add Lead')}
      form={{ submit, isRunning }}
      draft={draft}
      onClose={onClose}
    >
      <TextInput label={t('Name')} maxLength={120} {...firstField} {...field('name')} />
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
      {isBlocked && (
        <TextInput
          label={t('Why may you contact them again?')}
          description={t('This address opted out. The reason stays with the lead.')}
          maxLength={MAX_REASON}
          autoComplete="off"
          {...field('contactAgain')}
        />
      )}
      <CreditCost action="agent_action" />
    </FormDialog>
  );
};
