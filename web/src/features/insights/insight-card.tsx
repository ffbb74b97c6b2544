import { Button } from '@mantine/core';
import type { Insight } from '#shared/insights/schema.ts';
import { insightKinds } from './insight-kinds.ts';
import classes from './insight-card.module.css';

interface Props {
  insight: Insight;
  onAct: (kind: string) => void;
}

/** One insight: its type by icon and word, what it says, and a way to act on it. */
export const InsightCard = ({ insight: { type, title, description, action }, onAct }: Props) => {
  const { word, icon: Icon } = insightKinds[type];
  return (
    <li className={classes.insight} data-type={type}>
      <p className={classes.kind}>
        <Icon aria-hidden />
        {word}
      </p>
      <h3>{title}</h3>
      <p className={classes.description}>{description}</p>
      <Button variant="default" size="xs" className={classes.act ?? ''} onClick={() => onAct(action.kind)}>
        {action.label}
      </Button>
    </li>
  );
};
