import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import type {
  Declaration,
  DeclarationOutcome,
  DeclarationReceipt,
} from '#shared/billing/contracts/declaration.ts';
import type { Language } from '#shared/language/languages.ts';
import { type Clock, epochSeconds } from '../../platform/clock.ts';
import type { RequestSource } from '../../platform/http/request-source.ts';
import type { NewId } from '../../platform/ids.ts';
import type { SenderLimits } from '../../platform/limits/sender-limits.ts';
import type { Table } from '../../platform/table/client.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { ConditionsFailed, transact } from '../../platform/table/transact.ts';
import { createDeclarationEntity } from './declaration-entity.ts';

/** Three years: the limitation period of § 195 BGB. */
const RETENTION_SECONDS = 3 * 365 * 86_400;

/** Reads and writes declarations of the public forms. */
export const createDeclarations = (table: Table, clock: Clock, newId: NewId, limits: SenderLimits) => {
  const declarations = createDeclarationEntity(table);

  const find = async (token_hash: string) => {
    const row = await readRow(declarations, { token_hash });
    return row && row.expires_at > epochSeconds(clock()) ? row : null;
  };
  type Stored = NonNullable<Awaited<ReturnType<typeof find>>>;

  return {
    find,

    /** Stores a declaration. @throws CodedError TOO_MANY_MESSAGES above the limits; nothing is stored then */
    receive: async (
      declaration: Declaration,
      { language, token_hash, source }: { language: Language; token_hash: string; source: RequestSource },
    ): Promise<DeclarationReceipt> => {
      const now = clock();
      const receipt = { id: newId(), received_at: now.toISOString() };
      const expires_at = epochSeconds(now) + RETENTION_SECONDS;
      const put = declarations
        .build(PutItemCommand)
        .item({ ...receipt, token_hash, declaration, language, expires_at });
      try {
        await transact(table, [
          { Put: put.params() },
          ...limits.writes({ ...source, email: declaration.email }),
        ]);
        return receipt;
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        throw limits.refusal(error.failed.slice(1), error);
      }
    },

    /** Records what became of a declaration. */
    settle: async (row: Stored, outcome: DeclarationOutcome): Promise<void> => {
      await declarations
        .build(PutItemCommand)
        .item({ ...row, outcome, settled_at: clock().toISOString() })
        .send();
    },
  };
};

export type Declarations = ReturnType<typeof createDeclarations>;
