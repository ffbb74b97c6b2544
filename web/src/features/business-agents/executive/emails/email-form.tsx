import { t } from '#web/lib/language/translate.ts';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type ExecutiveAnswer,
  type TemplateType,
  templateTypes,
} from '#shared/business-agents/executive/schema.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { ConsentRetry } from '../../common/consent-retry.tsx';
import { LeadPicker } from '../../common/lead-picker.tsx';
import { leadsQuery } from '../../common/leads-query.ts';
import { runExecutive } from '../../common/run-executive.ts';
import { useRun } from '../../common/use-run.ts';
import { optionsOf, templateTypeLabels } from '../../common/status-labels.ts';
import work from '../../common/work.module.css';
import { CreditCost } from '#web/features/credits/public.ts';
import { EmailPanel } from './email-panel.tsx';
import { MissingValues } from './missing-values.tsx';
import { parsePlaceholders } from './parse-placeholders.ts';
import { useRefresh } from '../use-refresh.ts';

interface Generated {
  answer: ExecutiveAnswer;
  leadId: string;
}

const blank = { templateType: 'welcome' as TemplateType, leadId: '', places: '' };

/** Form that generates an email from a type, a lead and notes, with the result below (EXEC-03). */
export const EmailForm = ({ renderConsent }: { renderConsent: RenderConsent }) => {
  const [templateType, setType] = useState(blank.templateType);
  const [leadId, setLead] = useState('');
  const [places, setPlaces] = useState('');
  const draft = useDraft({
    form: 'email',
    values: { templateType, leadId, places },
    initial: blank,
    restore: (kept) => {
      setType(kept.templateType);
      setLead(kept.leadId);
      setPlaces(kept.places);
    },
  });
  const [fault, setFault] = useState<string | null>(null);
  const [generated, setGenerated] = useState<Generated | null>(null);
  const { data: leads = [] } = useQuery(leadsQuery);
  const refresh = useRefresh();
  const { run, isRunning } = useRun({
    send: ({ customData }: { customData: Record<string, string> }, key: string) =>
      runExecutive({ action: 'generate_email', data: { templateType, leadId, customData } }, key),
    failure: t('Failed to generate email'),
    onDone: (answer) => {
      setGenerated({ answer, leadId });
      refresh([], answer);
    },
  });
  const write = (asked: Record<string, string> = {}): void => {
    const read = parsePlaceholders(places);
    setFault(read.fault);
    if (read.fault === null) run({ customData: { ...read.places, ...asked } });
  };
  /** Keeps the given values in the field, where they can be changed. */
  const fillIn = (asked: Record<string, string>): void => {
    const lines = Object.entries(asked).map(([name, value]) => `${name}: ${value.trim()}`);
    setPlaces((typed) => [typed.trimEnd(), ...lines].filter(Boolean).join('\n'));
    write(asked);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    write();
  };
  return (
    <div className={work.form}>
      <form className={work.form} onSubmit={submit} noValidate aria-label={t('Generate an email')}>
        <DraftNote draft={draft} />
        <div className={work.pair}>
          <SelectField
            label={t('Template')}
            data={optionsOf(templateTypeLabels, templateTypes)}
            value={templateType}
            onChange={(event) => setType(event.currentTarget.value as TemplateType)}
          />
          <LeadPicker value={leadId} onChange={setLead} />
        </div>
        <Textarea
          label={t('More fields')}
          placeholder={t('topic: Platewise for teams')}
          description={t('One per line: field name, colon, value.')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          rows={3}
          value={places}
          error={fault}
          onChange={(event) => {
            setPlaces(event.currentTarget.value);
            setFault(null);
          }}
        />
        <div className={work.bar}>
          <CreditCost action="agent_action" />
          <Button type="submit" variant="ink" loading={isRunning}>
            {t('Generate email')}
          </Button>
        </div>
      </form>
      {generated?.answer.email && (
        <EmailPanel
          email={generated.answer.email}
          engine={generated.answer.engine}
          to={leads.find(({ id }) => id === generated.leadId)?.email ?? ''}
        >
          {generated.answer.missing && (
            <MissingValues
              key={generated.answer.missing.join(' ')}
              names={generated.answer.missing}
              isRunning={isRunning}
              onFill={fillIn}
            />
          )}
          {generated.answer.needs_consent && (
            <ConsentRetry renderConsent={renderConsent} onAgreed={() => write()} />
          )}
        </EmailPanel>
      )}
    </div>
  );
};
