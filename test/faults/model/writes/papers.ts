import { changeIn, removeFrom } from './list-writes.ts';
import { chosen, done, refused, type Writer, writeOf } from '../write.ts';
import { NEW } from '../world.ts';

const saveDocument = changeIn(
  'documents',
  'PUT /api/documents/{id}',
  ['DOCUMENT_NOT_FOUND', 'DOCUMENT_CHANGED'],
  ({ tag }) => {
    const title = `Document ${tag}`;
    return { body: { title, content: 'More words', tags: [], status: 'draft' }, change: { title } };
  },
);

const removeDocument = removeFrom('documents', 'DELETE /api/documents/{id}');

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

const removeTemplate = removeFrom('templates', 'DELETE /api/email-templates/{id}');

export const paperWrites = { saveDocument, removeDocument, createTemplate, saveTemplate, removeTemplate };
