import { templateTypes } from '#shared/business-agents/executive/schema.ts';
import { choice, flag, text, textKey } from '../../../platform/table/attributes.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** Key range of templates. */
export const TEMPLATES: [string, string] = ['template#', 'template$'];

/** An email template with placeholders for a lead's data. */
export const createEmailTemplateEntity = defineUserEntity(
  'email_template',
  {
    id: textKey,
    name: text,
    subject: text,
    body: text,
    template_type: choice(templateTypes),
    active: flag,
    created_at: text,
  },
  ({ id }) => `template#${id}`,
);
