import { Entity } from 'dynamodb-toolbox/entity';
import { boolean, item, string } from 'dynamodb-toolbox/schema';
import { templateTypes } from '#shared/business-agents/executive/schema.ts';
import type { Table } from '../../../platform/table/client.ts';
import { entityDefaults } from '../../../platform/table/entity-defaults.ts';
import { userPartition } from '../../../platform/table/user-key.ts';

/** Key range of templates. */
export const TEMPLATES: [string, string] = ['template#', 'template$'];

/** An email template with placeholders for a lead's data. */
export const createEmailTemplateEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'email_template',
    table,
    schema: item({
      user_id: string().key(),
      id: string().key(),
      name: string(),
      subject: string(),
      body: string(),
      template_type: string().enum(...templateTypes),
      active: boolean(),
      created_at: string(),
    }),
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `template#${id}` }),
  });
