import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type ApiToken, MAX_API_TOKENS } from '#shared/api-tokens/schema.ts';
import { useAccess } from '#web/features/billing/public.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { NewTokenForm } from './new-token-form.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { tokenQueries } from './token-queries.ts';
import { TokenList } from './token-list.tsx';
import { RetryNote } from '#web/ui/feedback/retry-note.tsx';

interface Props {
  /** Shown when the plan does not include the API. */
  locked: ReactNode;
}

/** Section for personal API tokens: create, list and revoke. Existing tokens stay listed after the plan ends. */
export const ApiTokens = ({ locked }: Props) => {
  const access = useAccess('api_access');
  const { data: tokens = [], error, refetch } = useQuery(tokenQueries.list());
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const revoked = () => {
    setRevoking(null);
    // The clicked button is removed with its row: keep the focus from jumping to the top of the page.
    title.current?.focus();
  };
  return (
    <section className="card stack3" aria-labelledby="api-tokens">
      <h2 id="api-tokens" ref={title} tabIndex={-1}>
        {t('API tokens')}
      </h2>
      <p className="note">
        {t('Let your own apps read and write your diary.')}{' '}
        <Link to={paths.apiDocs}>{t('How to use them')}</Link>
      </p>
      {tokens.length > 0 && <TokenList tokens={tokens} onRevoke={setRevoking} />}
      {error && <RetryNote error={error} refetch={refetch} />}
      {access === 'locked' && locked}
      {access === 'open' && tokens.length < MAX_API_TOKENS && <NewTokenForm />}
      {access === 'open' && tokens.length >= MAX_API_TOKENS && (
        <p className="note">
          {t('You have {tokens} tokens. Revoke one to create another.', { tokens: MAX_API_TOKENS })}
        </p>
      )}
      <p className="note">
        {t(
          'Revoked tokens stop working at once. Tokens stay valid when you change your password or sign out of a device. They’re paused without an Enterprise plan and deleted with your account.',
        )}
      </p>
      {revoking && <RevokeDialog token={revoking} onClose={() => setRevoking(null)} onRevoked={revoked} />}
    </section>
  );
};
