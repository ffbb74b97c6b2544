import document from '../../../../docs/openapi.json' with { type: 'json' };

export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  default?: unknown;
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
}

interface ApiDocument {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
}

/** Generated API description, `docs/openapi.json`. */
export const apiDocument = document as unknown as ApiDocument;

export interface Listed {
  id: string;
  method: string;
  path: string;
  operation: Operation;
}

/** Returns the operations of a group in the document's order. */
export const operationsOf = (tag: string): Listed[] =>
  Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => ({
        id: `${method}${path.replaceAll(/[^\w]+/g, '-')}`,
        method: method.toUpperCase(),
        path,
        operation,
      })),
  );
