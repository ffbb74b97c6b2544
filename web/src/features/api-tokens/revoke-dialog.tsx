import { Button } from '@mantine/core';
import { type ApiToken, TOKEN_CACHE_SECONDS } from '#shared/api-tokens/schema.ts';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './api-tokens.module.css';
import { useRevokeToken } from './use-revoke-token.ts';

interface Props {
  token: ApiToken;
  onClose: () => void;
  onRevoked: () => void;
}

/** Asks before a token goes: the programs that use it stop, and it cannot be brought back. */
export const RevokeDialog = ({ token, onClose, onRevoked }: Props) => {
  const { revoke, isRevoking } = useRevokeToken(onRevoked);
  return (
    <Dialog title={`Revoke ${token.name}?`} onClose={onClose} width="28rem">
      <div className={classes.made}>
        <p>
          Programs with this token stop working within {TOKEN_CACHE_SECONDS} seconds. It cannot be brought
          back.
        </p>
        <div className={classes.actions}>
          <Button loading={isRevoking} onClick={() => revoke(token)}>
            Revoke token
          </Button>
          <Button variant="subtle" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
