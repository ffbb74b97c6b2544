import classes from './api-docs.module.css';
import type { Listed, Schema } from './api-document.ts';
import { type Field, fieldsOf, typeWords } from './type-words.ts';

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
                  , <strong>required</strong>
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

/** One operation: what it takes, what it answers, and how it may fail. */
export const OperationSection = ({ id, method, path, operation }: Listed) => {
  const { summary, parameters, requestBody, responses } = operation;
  const body = jsonOf(requestBody?.content);
  const useful = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const answer = jsonOf(useful?.[1].content);
  const failures = Object.entries(responses).filter(([status]) => !status.startsWith('2'));
  const given = parameters.map(({ name, in: place, required, schema }) => ({
    name,
    isRequired: required,
    words: `${place}: ${typeWords(schema)}`,
  }));
  return (
    <section className={classes.operation} aria-labelledby={id}>
      <h3 id={id}>
        <code>
          {method} {path}
        </code>
      </h3>
      <p>{summary}</p>
      {given.length > 0 && <FieldTable caption={`Parameters of ${method} ${path}`} fields={given} asks />}
      {body && <FieldTable caption={`Body of ${method} ${path}`} fields={fieldsOf(body)} asks />}
      {answer && (
        <details>
          <summary>Answer {useful?.[0]}</summary>
          <FieldTable caption={`Answer of ${method} ${path}`} fields={fieldsOf(answer)} asks={false} />
        </details>
      )}
      {!answer && (
        <p>
          Answer: {useful?.[0]}, {useful?.[1].content ? Object.keys(useful[1].content).join(' or ') : 'empty'}
        </p>
      )}
      <details>
        <summary>Errors</summary>
        <ul>
          {failures.map(([status, { description }]) => (
            <li key={status}>
              {status}: {description.replaceAll('`', '').replaceAll('\n\n', ' ')}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
};
