import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import { apiDocument, operationsOf } from './api-document.ts';
import classes from './api-docs.module.css';
import { OperationSection } from './operation-section.tsx';

const EXAMPLE = `curl SITE/api/v1/days/2026-11-20 \\
  -H "Authorization: Bearer pw_..."`;

const file = (words: string) => <a href="/openapi.json">{words}</a>;

/** Documentation of every API operation, from the generated OpenAPI document. */
export const ApiDocs = () => (
  <article className={classes.docs}>
    <h1>{apiDocument.info.title}</h1>
    <p>{t(apiDocument.info.description).replaceAll('`', '')}</p>
    <pre className={classes.example}>{EXAMPLE.replace('SITE', window.location.origin)}</pre>
    <p>
      <RichText text="Also available as <file>OpenAPI 3.1</file>." parts={{ file }} />
    </p>
    {apiDocument.tags.map(({ name, description }) => (
      <section key={name} className={classes.group} aria-label={t(name)}>
        <h2>{t(name)}</h2>
        <p>{t(description)}</p>
        {operationsOf(name).map((listed) => (
          <OperationSection key={listed.id} {...listed} />
        ))}
      </section>
    ))}
  </article>
);
