import { RowButton } from '#web/ui/inputs/row-button.tsx';
import { RichText } from '#web/lib/language/rich-text.tsx';
import { locale } from '#web/lib/language/language.ts';
import { t } from '#web/lib/language/translate.ts';
import type { ApiToken } from '#shared/api-tokens/schema.ts';
import { formatDate } from '#web/features/billing/public.ts';
import classes from './api-tokens.module.css';

const minuteOf = (instant: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

const parts = { code: (words: string) => <code>{words}</code> };

/** Identifying details of a token: its ending, creation date and last use. */
const Marks = ({ token: { ending, created_at, last_used_at } }: { token: ApiToken }) => {
  const values = { ending, day: formatDate(created_at) };
  return last_used_at === null ? (
    <RichText text="ends in <code>{ending}</code>, created {day}, never used" values={values} parts={parts} />
  ) : (
    <RichText
      text="ends in <code>{ending}</code>, created {day}, last used {minute}"
      values={{ ...values, minute: minuteOf(last_used_at) }}
      parts={parts}
    />
  );
};

/** What the token allows and when it expires. */
const limitsOf = ({ scopes, expires_at }: ApiToken): string => {
  const access = scopes.includes('write') ? t('Read and write') : t('Read only');
  if (expires_at === null) return t('{access}, doesn’t expire', { access });
  const day = formatDate(expires_at);
  return Date.parse(expires_at) <= Date.now()
    ? t('{access}, expired {day}', { access, day })
    : t('{access}, expires {day}', { access, day });
};

interface Props {
  tokens: readonly ApiToken[];
  onRevoke: (token: ApiToken) => void;
}

/** List of the user's tokens with their last use. */
export const TokenList = ({ tokens, onRevoke }: Props) => (
  <ul className={classes.list}>
    {tokens.map((token) => (
      <li key={token.id} className={classes.row}>
        <span className={classes.name}>
          {token.name}
          <small>
            <Marks token={token} />
          </small>
          <small>{limitsOf(token)}</small>
        </span>
        <RowButton
          variant="subtle"
          label={t('Revoke {name}', { name: token.name })}
          onClick={() => onRevoke(token)}
        >
          {t('Revoke')}
        </RowButton>
      </li>
    ))}
  </ul>
);
