import type {
  APIGatewayRequestAuthorizerEventV2,
  APIGatewaySimpleAuthorizerResult,
  APIGatewaySimpleAuthorizerWithContextResult,
} from 'aws-lambda';
import type { TokenContext } from '../platform/http/api-event.ts';
import type { TokenOwners } from './token-owner-repository.ts';
import { isTokenSecret, tokenHashOf } from './token-secret.ts';

interface Dependencies {
  owners: TokenOwners;
  /** Logs why a use was not recorded. The request is still allowed. */
  report: (error: unknown) => void;
}

type Verdict = APIGatewaySimpleAuthorizerResult | APIGatewaySimpleAuthorizerWithContextResult<TokenContext>;

const refused: Verdict = { isAuthorized: false };

/**
 * Allows requests with the personal token of an open account. The function behind the route checks the plan and whether
 * the scope covers the request, because only its response can say what is missing.
 */
export const createTokenAuthorizer =
  ({ owners, report }: Dependencies) =>
  async ({
    identitySource,
  }: Pick<APIGatewayRequestAuthorizerEventV2, 'identitySource'>): Promise<Verdict> => {
    const secret = (identitySource?.[0] ?? '').trim().replace(/^Bearer\s+/i, '');
    if (!isTokenSecret(secret)) return refused;
    const owner = await owners.find(tokenHashOf(secret));
    if (!owner || (await owners.isClosed(owner.user_id))) return refused;
    await owners.noteUse(owner).catch(report);
    const scope = owner.is_read_only ? 'read' : 'write';
    return { isAuthorized: true, context: { user_id: owner.user_id, token_id: owner.id, scope } };
  };
