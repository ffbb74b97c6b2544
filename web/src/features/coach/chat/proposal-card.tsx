import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { CoachProposal } from '#shared/coach/schema.ts';
import classes from './saved-changes-card.module.css';

/** Answers a proposal of the coach. */
export interface AnswerProposal {
  /** Sends the answer of a button. @param option its index; null for no */
  answer: (turnId: string, option: number | null, text: string) => void;
  /** Puts a text into the message field and focuses it. */
  change: (draft: string) => void;
}

interface Props {
  turnId: string;
  proposal: CoachProposal;
  onAnswer: AnswerProposal;
}

/** Buttons below a question of the coach: nothing is saved until the user confirms. */
export const ProposalCard = ({ turnId, proposal, onAnswer }: Props) => {
  const { kind, options, draft } = proposal;
  return (
    <div className={classes.card} role="group" aria-label={t('Answer the coach')}>
      {options.map((option, at) => (
        <Button
          key={option}
          variant={kind === 'confirm' ? 'filled' : 'default'}
          onClick={() => onAnswer.answer(turnId, at, kind === 'confirm' ? t('Yes') : option)}
        >
          {kind === 'confirm' ? t('Confirm') : option}
        </Button>
      ))}
      {kind === 'confirm' && (
        <Button variant="default" onClick={() => onAnswer.change(draft)}>
          {t('Change')}
        </Button>
      )}
      <Button variant="subtle" onClick={() => onAnswer.answer(turnId, null, t('No'))}>
        {t('No')}
      </Button>
    </div>
  );
};
