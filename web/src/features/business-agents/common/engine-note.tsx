import { t } from '#web/lib/language/translate.ts';
import type { AgentEngine } from '#shared/business-agents/agents/engine.ts';
import card from '#web/ui/layout/card.module.css';

/** Note on what generated an answer. */
export const EngineNote = ({ engine }: { engine: AgentEngine }) => (
  <p className={card.note}>
    {engine === 'model'
      ? t('By AI. Please check it before you use it.')
      : t('By fixed rules, from your own data. Free.')}
  </p>
);
