import { t } from '#web/lib/language/translate.ts';
import { knownActions } from '#shared/business-agents/agents/actions/known-actions.ts';
import type { AgentName } from '#shared/business-agents/agents/schema.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { AgentPageHeader } from '../common/agent-page-header.tsx';
import { useRef } from 'react';
import { ActionList } from './action-list.tsx';
import { rawAgents } from './agent-cards.ts';
import { AgentForm } from './agent-form.tsx';
import { AgentResult } from './agent-result.tsx';
import classes from './agent-view.module.css';
import { useAgent } from './use-agent.ts';

interface Props {
  agent: AgentName;
  renderConsent: RenderConsent;
}

/** Page of a free-form agent: instruction, payload, result and available actions (RAW-01 to RAW-08). */
export const AgentView = ({ agent, renderConsent }: Props) => {
  const state = useAgent(agent);
  const field = useRef<HTMLTextAreaElement>(null);
  const { name, about } = rawAgents[agent];
  const fill = (action: string, example: unknown): void => {
    state.fill(action, example);
    field.current?.focus();
  };
  return (
    <div className={classes.view}>
      <AgentPageHeader title={name} note={about} action={null} />
      <div className={classes.work}>
        <AgentForm agent={agent} state={state} payloadRef={field} />
        <AgentResult state={state} renderConsent={renderConsent} />
      </div>
      <ActionList title={t('Actions')} actions={knownActions[agent]} onTry={fill} />
    </div>
  );
};
