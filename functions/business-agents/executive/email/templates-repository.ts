import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import * as z from 'zod';
import { emailTemplate, templateId } from '#shared/business-agents/executive/schema.ts';
import type { Table } from '../../../platform/table/client.ts';
import { createEmailTemplateEntity, TEMPLATES } from './email-template-entity.ts';
import { createCreationGuard } from '../../../platform/limits/creation-guard.ts';
import { readRow } from '../../../platform/table/read-row.ts';
import { isNew, isThere } from '../../../platform/table/row-conditions.ts';
import type { Write } from '../../../platform/table/transact.ts';
import { queryRows } from '../../../platform/table/query-rows.ts';

/** A user's own template. */
const ownTemplate = emailTemplate.extend({ id: templateId, created_at: z.iso.datetime() });
export type OwnTemplate = z.infer<typeof ownTemplate>;

/** Reads and writes email templates. Every method is scoped to one user. */
export const createTemplatesRepository = (table: Table) => {
  const templates = createEmailTemplateEntity(table);
  const guard = createCreationGuard(table, 'email-templates');

  const put = (user_id: string, template: OwnTemplate) =>
    templates.build(PutItemCommand).item({ user_id, ...template });

  return {
    find: async (userId: string, id: string): Promise<OwnTemplate | null> => {
      const row = await readRow(templates, { user_id: userId, id });
      return row && ownTemplate.parse(row);
    },

    /** Returns all templates, active or not, newest first. There are at most 50. */
    all: async (userId: string): Promise<OwnTemplate[]> => {
      const rows = await queryRows(templates, userId, { between: TEMPLATES }, { reverse: true });
      return rows.map((row) => ownTemplate.parse(row));
    },

    /** Returns the write that must be part of a creation; take it before counting. */
    guard: (userId: string): Promise<Write> => guard.next(userId),

    toMake: (user_id: string, template: OwnTemplate): Write => ({
      Put: put(user_id, template).options({ condition: isNew }).params(),
    }),

    /** Fails if the template is gone. */
    toSave: (user_id: string, template: OwnTemplate): Write => ({
      Put: put(user_id, template).options({ condition: isThere }).params(),
    }),

    /** Safe to repeat. */
    toRemove: (user_id: string, id: string): Write => ({
      Delete: templates.build(DeleteItemCommand).key({ user_id, id }).params(),
    }),
  };
};

export type TemplatesRepository = ReturnType<typeof createTemplatesRepository>;
