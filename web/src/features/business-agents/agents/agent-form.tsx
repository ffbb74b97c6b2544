import { t } from '#web/lib/language/translate.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import Play from 'lucide-react/icons/play';
import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react';
import { knownActions } from '#shared/business-agents/agents/actions/known-actions.ts';
import { type AgentName, MAX_ACTION_LENGTH } from '#shared/business-agents/agents/schema.ts';
import { CreditCost } from '#web/features/credits/public.ts';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { useOnline } from '#web/lib/offline/use-online.ts';
import classes from './agent-view.module.css';
import type { useAgent } from './use-agent.ts';

interface Props {
  agent: AgentName;
  state: ReturnType<typeof useAgent>;
  payloadRef: Ref<HTMLTextAreaElement>;
}

/** Form for an instruction and its JSON payload. Ctrl+Enter runs it from either field. */
export const AgentForm = ({ agent, state, payloadRef }: Props) => {
  const { draft, action, setAction, payload, setPayload, run, reset, isRunning } = state;
  const isOnline = useOnline();
  const names = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run();
  };
  const runByKeys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run();
  };
  return (
    <form className={`card ${classes.form}`} onSubmit={submit} noValidate aria-label={t('Run an action')}>
      <DraftNote draft={draft} />
      <TextInput
        label={t('Action')}
        description={t('Pick one below, or describe the task in your own words.')}
        list={names}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_ACTION_LENGTH}
        value={action}
        onKeyDown={runByKeys}
        onChange={(event) => setAction(event.currentTarget.value)}
      />
      <datalist id={names}>
        {knownActions[agent].map((known) => (
          <option key={known.action} value={known.action}>
            {known.action}
          </option>
        ))}
      </datalist>
      <Textarea
        ref={payloadRef}
        label={t('JSON payload')}
        description={t('Data for the action. Leave blank if none is needed.')}
        classNames={{ input: classes.code ?? '' }}
        rows={12}
        autoCapitalize="none"
        spellCheck={false}
        value={payload}
        onKeyDown={runByKeys}
        onChange={(event) => setPayload(event.currentTarget.value)}
      />
      {!isOnline && (
        <p className="secondary" role="status">
          {t('You’re offline. Your input stays here. Run it when you’re back online.')}
        </p>
      )}
      <div className={classes.actions}>
        <Button
          type="submit"
          leftSection={<Play aria-hidden />}
          loading={isRunning}
          aria-keyshortcuts="Control+Enter"
        >
          {t('Run')}
        </Button>
        <Button variant="default" disabled={isRunning} onClick={reset}>
          {t('Reset')}
        </Button>
      </div>
      {agent === 'money' ? (
        <p className="secondary">{t('Free: numbers are calculated with fixed rules, never by AI.')}</p>
      ) : (
        <CreditCost action="agent_action" />
      )}
    </form>
  );
};
