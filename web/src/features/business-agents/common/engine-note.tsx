import { t } from '#web/lib/language/translate.ts';
import type { AgentEngine } from '#shared/business-agents/agents/engine.ts';

/** Note on what generated an answer. */
export const EngineNote = ({ engine }: { engine: AgentEngine }) => (
  <p className="note">
    {engine === 'model'
      ? t('Written by AI. Check it before you use it.')
      : t('Created from your data with fixed rules. Free.')}
  </p>
);
