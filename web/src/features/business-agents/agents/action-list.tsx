import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { AgentAction } from '#shared/business-agents/agents/schema.ts';
import classes from './action-list.module.css';

interface Props {
  title: string;
  actions: readonly AgentAction[];
  onTry: (action: string, example: unknown) => void;
}

/** List of an agent's rule-based actions, each with a working example. */
export const ActionList = ({ title, actions, onTry }: Props) => (
  <section className="stack3" aria-labelledby="known-actions">
    <h3 id="known-actions">{title}</h3>
    <ul className="panel">
      {actions.map(({ action, about, example }) => (
        <li key={action} className={classes.row}>
          <h4 className={classes.name}>
            <code>{action}</code>
          </h4>
          <Button
            variant="default"
            size="xs"
            aria-label={t('Try it: {action}', { action })}
            onClick={() => onTry(action, example)}
          >
            {t('Try it')}
          </Button>
          <p className={classes.about}>{t(about)}</p>
          <details className={classes.example}>
            <summary>{t('Example')}</summary>
            <pre>{JSON.stringify(example, null, 2)}</pre>
          </details>
        </li>
      ))}
    </ul>
  </section>
);
