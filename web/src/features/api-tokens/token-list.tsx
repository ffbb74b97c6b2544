import { Button } from '@mantine/core';
import type { ApiToken } from '#shared/api-tokens/schema.ts';
import { formatDate } from '../../lib/billing/billing-dates.ts';
import classes from './api-tokens.module.css';

const minuteOf = (instant: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

const usedOf = ({ last_used_at }: ApiToken): string =>
  last_used_at === null ? 'never used' : `last used ${minuteOf(last_used_at)}`;

interface Props {
  tokens: readonly ApiToken[];
  onRevoke: (token: ApiToken) => void;
}

/** The person's tokens: which is which, and whether anything uses it. */
export const TokenList = ({ tokens, onRevoke }: Props) => (
  <ul className={classes.list}>
    {tokens.map((token) => (
      <li key={token.id} className={classes.row}>
        <span className={classes.name}>
          {token.name}
          <small>
            ends with <code>{token.ending}</code>, made {formatDate(token.created_at)}, {usedOf(token)}
          </small>
        </span>
        <Button
          variant="subtle"
          size="xs"
          aria-label={`Revoke ${token.name}`}
          onClick={() => onRevoke(token)}
        >
          Revoke
        </Button>
      </li>
    ))}
  </ul>
);
