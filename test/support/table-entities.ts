import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Entity } from 'dynamodb-toolbox/entity';
import { type Table, tableAt } from '#functions/platform/table/client.ts';

const ENTITY_FILES = 'functions/**/*-entity.ts';
const PERSON = 'mara';

type MakeEntity = (table: Table) => Entity;

/** Placeholder for key parts, if only the kinds of rows matter. */
const anything = new Proxy<Record<string, unknown>>(
  {},
  { get: (_, name) => (name === 'user_id' ? PERSON : name === 'place' || name === 'period' ? 1 : 'x') },
);

/** Returns every kind of row with an example key, from the entities. */
export const tableEntities = async () => {
  const table = tableAt('rows', DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' })));
  const files = globSync(ENTITY_FILES).sort();
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(join(process.cwd(), file)).href)),
  );
  return modules
    .flatMap((module) => Object.entries(module as Record<string, unknown>))
    .filter(([name]) => /^create\w+Entity$/.test(name))
    .map(([, make]) => {
      const { entityName, computeKey, schema } = (make as MakeEntity)(table) as unknown as {
        entityName: string;
        computeKey: (input: object) => { pk: string; sk: string };
        schema: { attributes: object };
      };
      const key = computeKey(anything);
      const fields = Object.keys(schema.attributes);
      return { name: entityName, key, fields, isOfPerson: key.pk === `user#${PERSON}` };
    });
};
