import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { knownActions } from '#shared/business-agents/agents/actions/known-actions.ts';
import type { AgentAnswer } from '#shared/business-agents/agents/schema.ts';
import { rawAgents } from './agent-cards.ts';
import { PlanSteps } from './plan-steps.tsx';
import classes from './plan.module.css';
import type { useAgent } from './use-agent.ts';

interface Props {
  answer: AgentAnswer;
  state: ReturnType<typeof useAgent>;
}

/** Shows what a task in free text was read as: a plan to approve, a question with choices, or what can be done instead. */
export const TaskReading = ({ answer, state }: Props) => {
  const { kind, plan, choices, near, near_agent } = answer;
  if (plan) return <PlanSteps key={JSON.stringify(plan)} plan={plan} state={state} />;
  if (kind === 'clarify' && choices) {
    return (
      <div className={classes.choices}>
        {choices.map((choice) => (
          <Button
            key={choice}
            variant="default"
            onClick={() => state.runWith(`${state.action.trim()} ${choice}`, state.payload)}
          >
            {choice}
          </Button>
        ))}
      </div>
    );
  }
  if (kind !== 'cannot' || !near) return null;
  if (near_agent) {
    return (
      <Button component={Link} to={rawAgents[near_agent].path} variant="default">
        {t('Open {agent}', { agent: rawAgents[near_agent].name })}
      </Button>
    );
  }
  const example = Object.values(knownActions)
    .flat()
    .find(({ action }) => action === near)?.example;
  return (
    <Button variant="default" onClick={() => state.fill(near, example)}>
      {t('Try it: {action}', { action: near })}
    </Button>
  );
};
