import type { AgentName } from '#shared/business-agents/agents/schema.ts';
import { AgentView } from '#web/features/business-agents/agents/agent-view.tsx';
import { askConsent } from '../../ask-consent.tsx';
import { ShellPage } from '../../shell/shell-page.tsx';

/** /agents/operations, /agents/amplifier and /agents/money: one agent with free-text instructions. */
export const AgentPage = ({ agent }: { agent: AgentName }) => (
  <ShellPage tab="agents">
    <AgentView key={agent} agent={agent} renderConsent={askConsent} />
  </ShellPage>
);
