import { apiDocument, operationsOf } from './api-document.ts';
import classes from './api-docs.module.css';
import { OperationSection } from './operation-section.tsx';

const EXAMPLE = `curl SITE/api/v1/days/2026-11-20 \\
  -H "Authorization: Bearer pw_..."`;

/** Every operation of the API, as the generated document describes it. */
export const ApiDocs = () => (
  <article className={classes.docs}>
    <h1>{apiDocument.info.title}</h1>
    <p>{apiDocument.info.description.replaceAll('`', '')}</p>
    <pre className={classes.example}>{EXAMPLE.replace('SITE', window.location.origin)}</pre>
    <p>
      <a href="/openapi.json">The same as OpenAPI 3.1</a>, for tools.
    </p>
    {apiDocument.tags.map(({ name, description }) => (
      <section key={name} className={classes.group} aria-label={name}>
        <h2>{name}</h2>
        <p>{description}</p>
        {operationsOf(name).map((listed) => (
          <OperationSection key={listed.id} {...listed} />
        ))}
      </section>
    ))}
  </article>
);
