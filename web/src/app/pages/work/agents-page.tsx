import { AgentsHub } from '#web/features/business-agents/agents/agents-hub.tsx';
import { ShellPage } from '../../shell/shell-page.tsx';

/** /agents: the five agents, for every signed-in user. */
export const AgentsPage = () => (
  <ShellPage tab="agents">
    <AgentsHub />
  </ShellPage>
);
