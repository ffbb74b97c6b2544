type Member = Record<string, unknown>;

/** Returns the message of a check or schema, or null for zod's default. */
const messageOf = ({ error }: Member): string | null => {
  if (typeof error !== 'function') return null;
  const said = (error as (issue: Member) => string | Member | undefined)({ code: 'custom', input: null });
  const message = typeof said === 'object' ? said['message'] : said;
  return typeof message === 'string' ? message : null;
};

/** Returns all custom messages of these schemas, at any depth. */
export const messagesOfSchemas = (schemas: unknown): string[] => {
  const seen = new Set<unknown>();
  const found = new Set<string>();
  const look = (at: unknown): void => {
    if (typeof at !== 'object' || at === null || seen.has(at)) return;
    seen.add(at);
    const { _zod: inside } = at as { _zod?: { def: Member } };
    const definition = inside?.def;
    const message = definition ? messageOf(definition) : null;
    if (message !== null) found.add(message);
    // An object schema's parts are behind a getter, which its definition resolves.
    for (const part of Object.values(definition ?? at)) look(part);
  };
  look(schemas);
  return [...found];
};
