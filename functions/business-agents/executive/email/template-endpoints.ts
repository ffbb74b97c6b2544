import { CodedError } from '#shared/errors/coded-error.ts';
import type { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import { MAX_TEMPLATES, templateTypes } from '#shared/business-agents/executive/schema.ts';
import { productTemplate } from '#shared/business-agents/executive/templates.ts';
import type { Endpoints } from '../../../platform/http/endpoint.ts';
import { responseLanguage } from '../../../platform/response-language.ts';
import { GUARDED_ATTEMPTS } from '../../../platform/limits/creation-guard.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import { ConditionsFailed } from '../../../platform/table/transact.ts';
import type { ExecutiveDependencies } from '../dependencies.ts';

type Dependencies = Pick<
  ExecutiveDependencies,
  'templates' | 'writer' | 'withIdempotency' | 'clock' | 'newId'
>;
type Names = 'templates' | 'createTemplate' | 'saveTemplate' | 'removeTemplate';

/** Endpoints of email templates: the user's own, followed by defaults for types that have none. */
export const templateEndpoints = ({
  templates,
  writer,
  withIdempotency,
  clock,
  newId,
}: Dependencies): Pick<Endpoints<typeof executiveRoutes>, Names> => ({
  templates: async ({ caller, query, raw }) => {
    const own = await templates.all(caller.user_id);
    const active = own.filter((template) => template.active);
    const missing = templateTypes.filter((type) =>
      active.every(({ template_type }) => template_type !== type),
    );
    // The page sends its language with each request.
    const language = responseLanguage(raw.headers, null);
    const usual = missing.map((type) => productTemplate(type, language));
    return { templates: [...(query.inactive ? own : active), ...usual] };
  },

  createTemplate: ({ caller: { user_id }, body, idempotency }) =>
    withIdempotency(user_id, idempotency, () =>
      retryOnConflict(
        async () => {
          const guard = await templates.guard(user_id);
          if ((await templates.all(user_id)).length >= MAX_TEMPLATES)
            throw new CodedError('TOO_MANY_TEMPLATES');
          const template = { id: newId(), ...body, created_at: clock().toISOString() };
          const writes = [templates.toMake(user_id, template), guard];
          return writer.write(user_id, idempotency, writes, template);
        },
        undefined,
        GUARDED_ATTEMPTS,
      ),
    ),

  saveTemplate: ({ caller: { user_id }, params: { id }, body, idempotency }) =>
    withIdempotency(user_id, idempotency, async () => {
      const before = await templates.find(user_id, id);
      if (!before) throw new CodedError('TEMPLATE_NOT_FOUND');
      const template = { ...before, ...body };
      try {
        return await writer.write(user_id, idempotency, [templates.toSave(user_id, template)], template);
      } catch (error) {
        throw error instanceof ConditionsFailed
          ? new CodedError('TEMPLATE_NOT_FOUND', { cause: error })
          : error;
      }
    }),

  removeTemplate: async ({ caller: { user_id }, params: { id }, idempotency }) => {
    await writer.write(user_id, idempotency, [templates.toRemove(user_id, id)], null);
    return undefined;
  },
});
