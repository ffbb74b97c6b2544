import { t } from '#web/lib/language/translate.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { type ProofBox, useProofQuestion } from './fresh-proof.ts';
import { ProofPrompt } from './proof-prompt.tsx';

/** Asks for the password or a passkey in a dialog, for a button without a box. Shows nothing otherwise. */
export const ProofDialog = ({ box }: { box: ProofBox }) => {
  const question = useProofQuestion((state) => state.question);
  if (question?.box !== box) return null;
  return (
    <Dialog title={t('Confirm that it’s you')} onClose={() => question.answer(false)} width="28rem">
      <ProofPrompt box={box} />
    </Dialog>
  );
};
