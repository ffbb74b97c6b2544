import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { ApiToken } from '#shared/api-tokens/schema.ts';
import { ProofPrompt } from '#web/features/account-security/public.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { useRevokeToken } from './use-revoke-token.ts';

interface Props {
  token: ApiToken;
  onClose: () => void;
  onRevoked: () => void;
}

/** Asks for confirmation before revoking a token: programs that use it stop working, and it cannot be restored. */
export const RevokeDialog = ({ token, onClose, onRevoked }: Props) => {
  const { revoke, isRevoking } = useRevokeToken(onRevoked);
  return (
    <Dialog title={t('Revoke {name}?', { name: token.name })} onClose={onClose} width="28rem">
      <div className="stack3">
        <p>{t('Apps using this token lose access at once. This can’t be undone.')}</p>
        <div className="cluster3">
          <Button loading={isRevoking} onClick={() => revoke(token)}>
            {t('Revoke token')}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t('Keep it')}
          </Button>
        </div>
        <ProofPrompt box="revoked-token" />
      </div>
    </Dialog>
  );
};
