import { Button } from '@mantine/core';
import type { Language } from '#web/lib/language/language.ts';
import type { Insight } from '#shared/insights/schema.ts';
import { insightKinds } from './insight-kinds.ts';
import classes from './insight-card.module.css';

interface Props {
  insight: Insight;
  /** Language of the texts. */
  language: Language;
  onAct: (kind: string) => void;
}

/** Insight with its type as icon and label, its text, and an action button. */
export const InsightCard = ({ insight: { type, title, description, action }, language, onAct }: Props) => {
  const { word, icon: Icon } = insightKinds[type];
  return (
    <li className={classes.insight} data-type={type}>
      <p className={classes.kind}>
        <Icon aria-hidden />
        {word}
      </p>
      <h3 lang={language}>{title}</h3>
      <p className={classes.description} lang={language}>
        {description}
      </p>
      <Button
        lang={language}
        variant="default"
        size="xs"
        className={classes.act ?? ''}
        onClick={() => onAct(action.kind)}
      >
        {action.label}
      </Button>
    </li>
  );
};
