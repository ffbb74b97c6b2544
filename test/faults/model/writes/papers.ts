import { chosen, done, refused, type Writer, writeOf } from '../write.ts';
import { NEW } from '../world.ts';

const saveDocument: Writer = ({ who, seen, n, tag }) => {
  const document = chosen(seen.documents, n[0]);
  if (!document) return undefined;
  const { id, version } = document;
  const title = `Document ${tag}`;
  const body = { title, content: 'More words', tags: [], status: 'draft', version };
  return writeOf(who, 'PUT /api/documents/{id}', { id }, body, {
    places: [{ who, slice: 'documents' }],
    run: (world) => {
      const stands = world.people[who]!.documents.find((each) => each.id === id);
      if (!stands) return refused(404, 'DOCUMENT_NOT_FOUND');
      if (stands.version !== version) return refused(409, 'DOCUMENT_CHANGED');
      Object.assign(stands, { title, version: version + 1 });
      return done(200);
    },
  });
};

const removeDocument: Writer = ({ who, seen, n }) => {
  const id = chosen(seen.documents, n[0])?.id;
  if (id === undefined) return undefined;
  return writeOf(who, 'DELETE /api/documents/{id}', { id }, undefined, {
    places: [{ who, slice: 'documents' }],
    run: (world) => {
      const person = world.people[who]!;
      person.documents = person.documents.filter((each) => each.id !== id);
      return done(204);
    },
  });
};

const templateOf = (tag: string) => ({
  name: `Template ${tag}`,
  subject: 'Hello',
  body: 'Words',
  template_type: 'welcome',
});

const createTemplate: Writer = ({ who, tag }) => {
  const body = templateOf(tag);
  return writeOf(who, 'POST /api/email-templates', {}, body, {
    places: [{ who, slice: 'templates' }],
    run: (world) => {
      world.people[who]!.templates.push({ id: NEW, name: body.name });
      return done(201);
    },
  });
};

const saveTemplate: Writer = ({ who, seen, n, tag }) => {
  const id = chosen(seen.templates, n[0])?.id;
  if (id === undefined) return undefined;
  const body = templateOf(tag);
  return writeOf(who, 'PUT /api/email-templates/{id}', { id }, body, {
    places: [{ who, slice: 'templates' }],
    run: (world) => {
      const stands = world.people[who]!.templates.find((each) => each.id === id);
      if (!stands) return refused(404, 'TEMPLATE_NOT_FOUND');
      stands.name = body.name;
      return done(200);
    },
  });
};

const removeTemplate: Writer = ({ who, seen, n }) => {
  const id = chosen(seen.templates, n[0])?.id;
  if (id === undefined) return undefined;
  return writeOf(who, 'DELETE /api/email-templates/{id}', { id }, undefined, {
    places: [{ who, slice: 'templates' }],
    run: (world) => {
      const person = world.people[who]!;
      person.templates = person.templates.filter((each) => each.id !== id);
      return done(204);
    },
  });
};

export const paperWrites = { saveDocument, removeDocument, createTemplate, saveTemplate, removeTemplate };
