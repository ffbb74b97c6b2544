import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type BrokenRule, brokenRules } from '#shared/moderation/schema.ts';
import { t } from '#web/lib/language/translate.ts';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { ruleLabels } from './moderation-labels.ts';

const MAX_MESSAGE_LENGTH = 500;

/** What every decision against a user contains. */
export interface Decided {
  reason: string;
  rule: BrokenRule;
  message: string;
}

interface Props {
  title: string;
  /** Consequence of the decision. */
  about: string;
  /** Label of the confirm button. */
  confirm: string;
  /** The rule that is probably broken. */
  rule?: BrokenRule;
  isPending: boolean;
  /** Fields besides rule, message and reason. */
  children?: ReactNode;
  onClose: () => void;
  onDecide: (decided: Decided) => void;
}

/** Dialog for a decision of which the owner is emailed: the broken rule, a message and the reason for the log. */
export const DecisionDialog = ({ rule: likely = 'spam', children, onDecide, ...dialog }: Props) => {
  const [rule, setRule] = useState<BrokenRule>(likely);
  const [message, setMessage] = useState('');
  return (
    <ReasonDialog
      {...dialog}
      onReason={(reason) => onDecide({ reason, rule, message: message.trim() })}
      renderFields={() => (
        <>
          {children}
          <SelectField
            label={t('Broken rule')}
            data={brokenRules.map((value) => ({ value, label: ruleLabels[value] }))}
            value={rule}
            onChange={({ currentTarget: { value } }) => setRule(value as BrokenRule)}
          />
          <Textarea
            label={t('Message to the user (optional)')}
            description={t('Sent as you write it, with the rule and how to appeal.')}
            rows={3}
            maxLength={MAX_MESSAGE_LENGTH}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </>
      )}
    />
  );
};
