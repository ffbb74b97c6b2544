import { t } from '#web/lib/language/translate.ts';
import classes from './api-docs.module.css';
import type { Listed, Schema } from './api-document.ts';
import { type Field, fieldsOf, oneOf, typeLabels } from './type-labels.ts';

const FieldTable = ({ caption, fields, asks }: { caption: string; fields: Field[]; asks: boolean }) => (
  <div role="region" aria-label={caption}>
    <table className={classes.table}>
      <caption>{caption}</caption>
      <tbody>
        {fields.map(({ name, isRequired, words }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {words}
              {asks && isRequired && (
                <>
                  {', '}
                  <strong>{t('required')}</strong>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const jsonOf = (content: Record<string, { schema: Schema }> | undefined): Schema | undefined =>
  content?.['application/json']?.schema;

/** Returns the error messages without their codes, translated into the page's language. */
const reasonsOf = (description: string): string =>
  description
    .split('\n\n')
    .map((reason) => {
      const [, code, message] = /^`(\w+)`: (.*)$/s.exec(reason) ?? [];
      return code && message ? `${code}: ${t(message)}` : t(reason);
    })
    .join(' ');

/** Section for one operation: parameters, responses and errors. */
export const OperationSection = ({ id, method, path, operation }: Listed) => {
  const { summary, parameters, requestBody, responses } = operation;
  const body = jsonOf(requestBody?.content);
  const useful = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const answer = jsonOf(useful?.[1].content);
  const answered = { status: useful?.[0] ?? '' };
  const failures = Object.entries(responses).filter(([status]) => !status.startsWith('2'));
  const given = parameters.map(({ name, in: place, required, schema }) => ({
    name,
    isRequired: required,
    words: `${place}: ${typeLabels(schema)}`,
  }));
  return (
    <section className={classes.operation} aria-labelledby={id}>
      <h3 id={id}>
        <code>
          {method} {path}
        </code>
      </h3>
      <p>{t(summary)}</p>
      {given.length > 0 && (
        <FieldTable caption={t('Parameters of {method} {path}', { method, path })} fields={given} asks />
      )}
      {body && (
        <FieldTable caption={t('Body of {method} {path}', { method, path })} fields={fieldsOf(body)} asks />
      )}
      {answer && (
        <details>
          <summary>{t('Response {status}', answered)}</summary>
          <FieldTable
            caption={t('Response of {method} {path}', { method, path })}
            fields={fieldsOf(answer)}
            asks={false}
          />
        </details>
      )}
      {!answer && (
        <p>
          {useful?.[1].content
            ? t('Response: {status}, {kinds}', { ...answered, kinds: oneOf(Object.keys(useful[1].content)) })
            : t('Response: {status}, empty', answered)}
        </p>
      )}
      <details>
        <summary>{t('Errors')}</summary>
        <ul>
          {failures.map(([status, { description }]) => (
            <li key={status}>
              {status}: {reasonsOf(description)}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
};
