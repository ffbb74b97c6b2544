import { boolean, item, string } from 'dynamodb-toolbox/schema';
import { templateTypes } from '#shared/business-agents/executive/schema.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** Key range of templates. */
export const TEMPLATES: [string, string] = ['template#', 'template$'];

/** An email template with placeholders for a lead's data. */
export const createEmailTemplateEntity = defineUserEntity(
  'email_template',
  item({
    user_id: string().key(),
    id: string().key(),
    name: string(),
    subject: string(),
    body: string(),
    template_type: string().enum(...templateTypes),
    active: boolean(),
    created_at: string(),
  }),
  ({ id }) => `template#${id}`,
);
